// Spin locks. A lock is a word: 0 free, 1 taken.
//
//   lock_across_blocks   thread 0 of every block takes one lock and changes two words together
//   lock_in_warp         the lanes of a warp take the same lock; the critical section is inside the loop, so that it
//                        finishes even where the lanes of a warp cannot run apart (before Volta)
//   lock_in_warp_naive   the plain form: spin until taken, then work, then free. A lane holds the lock while the others of
//                        its warp spin; only lanes that make progress independently (Volta and later) get through

__device__ void lock(unsigned* word) {
    while (atomicCAS(word, 0u, 1u) != 0u) {
    }
    __threadfence();  // what the lock protects is read after it is taken
}

__device__ void unlock(unsigned* word) {
    __threadfence();  // what the lock protects is written before it is freed
    atomicExch(word, 0u);
}

// Every block adds its index to pair[0] and 1 to pair[1], by ordinary loads and stores.
extern "C" __global__ void lock_across_blocks(unsigned* word, unsigned* pair) {
    if (threadIdx.x == 0) {
        lock(word);
        pair[0] += blockIdx.x;
        pair[1] += 1;
        unlock(word);
    }
}

extern "C" __global__ void lock_in_warp(unsigned* word, unsigned* pair) {
    bool done = false;
    while (!done) {
        if (atomicCAS(word, 0u, 1u) == 0u) {
            __threadfence();
            volatile unsigned* both = pair;
            both[0] = both[0] + threadIdx.x;
            both[1] = both[1] + 1;
            unlock(word);
            done = true;
        }
    }
}

extern "C" __global__ void lock_in_warp_naive(unsigned* word, unsigned* pair) {
    lock(word);
    volatile unsigned* both = pair;
    both[0] = both[0] + threadIdx.x;
    both[1] = both[1] + 1;
    unlock(word);
}
