const MiB = 1024 ** 2;

/** In bytes, of results too: as the bucket of creations has it, which counts by 1,024. */
export const largestStored = 100 * MiB;
