import type { Provenance } from '@kinora/media';

/** Kinora writes its record near the beginning of a file, or at its very end: a long clip need not be read whole. */
const lookedAt = 2 ** 20;

/** What a file says of its own making, if Kinora made it. */
export async function recordIn(file: Blob): Promise<Provenance | null> {
  try {
    const isShort = file.size <= 2 * lookedAt;
    const parts = isShort ? [file] : [file.slice(0, lookedAt), file.slice(-lookedAt)];
    const { provenanceIn } = await import('@kinora/media/provenance');
    for (const part of parts) {
      const record = provenanceIn(new Uint8Array(await part.arrayBuffer()));
      if (record) return record;
    }
    return null;
  } catch {
    // Nobody asked for it: where it can't be read, there is nothing to offer.
    return null;
  }
}
