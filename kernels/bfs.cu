// Breadth-first search, one launch per level. The graph is in compressed rows: the neighbours of v are columns[k] for k
// from row_start[v] up to row_start[v + 1]. The buffers live across the launches: `level` (-1 for not reached), two
// frontiers that change roles, and `counts`, the size of each level's frontier.

// Sets everything to "not reached" but the source. One thread per vertex.
extern "C" __global__ void bfs_start(int vertices, int source, int* level, int* frontier, unsigned* counts) {
    const int v = blockIdx.x * blockDim.x + threadIdx.x;
    if (v < vertices) level[v] = v == source ? 0 : -1;
    if (v == 0) {
        frontier[0] = source;
        counts[0] = 1;
    }
}

// Expands the frontier of level `depth` into that of the next one. A thread per frontier vertex, by grid stride, since
// the host does not know how many there are.
extern "C" __global__ void bfs_expand(const int* row_start, const int* columns, int* level, const int* frontier, int* next,
                                      unsigned* counts, int depth) {
    const unsigned size = counts[depth];
    for (unsigned i = blockIdx.x * blockDim.x + threadIdx.x; i < size; i += gridDim.x * blockDim.x) {
        const int v = frontier[i];
        const int end = row_start[v + 1];
        for (int k = row_start[v]; k < end; ++k) {
            const int neighbour = columns[k];
            // Of all threads that reach a vertex, the one whose exchange succeeds puts it in the frontier.
            if (atomicCAS(&level[neighbour], -1, depth + 1) == -1) next[atomicAdd(&counts[depth + 1], 1u)] = neighbour;
        }
    }
}
