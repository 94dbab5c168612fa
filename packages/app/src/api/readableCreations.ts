import type { Creation } from '@kinora/contract';
import type { SignedAddresses } from './signedAddresses.ts';

type Files = Pick<Creation, 'file_url' | 'thumbnail_url'>;

/** Rows whose files can be looked at: their places in storage become addresses. */
export async function readableCreations<R extends Files>(
  rows: readonly R[],
  addresses: SignedAddresses,
  signal?: AbortSignal,
): Promise<R[]> {
  const signed = await addresses.of(
    rows.flatMap((row) => [row.file_url, row.thumbnail_url]),
    signal,
  );
  return rows.map((row, index) => ({
    ...row,
    file_url: signed[index * 2] ?? null,
    thumbnail_url: signed[index * 2 + 1] ?? null,
  }));
}
