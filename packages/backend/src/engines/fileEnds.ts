import { parentsIn, recordReach, writtenSize, type Provenance } from '@kinora/media';
import type { OrderedFile } from './engine.ts';

type Read = Pick<OrderedFile, 'size' | 'part'>;

/** What files say that they were made from: records stand at their beginning or at their end. */
export async function parentsOf(files: readonly Read[]): Promise<readonly Provenance[]> {
  const ends = files.map(async ({ size, part }) => {
    const head = await part(0, Math.min(size, recordReach));
    if (size <= recordReach) return [head];
    return [head, await part(Math.max(recordReach, size - recordReach), size)];
  });
  return parentsIn((await Promise.all(ends)).flat());
}

/** Behind what cameras write before the picture itself. */
const headLength = 262_144;

/** How large a picture is, by as much of it as says so. */
export async function sizeOfPicture({ size, part }: Read): Promise<ReturnType<typeof writtenSize>> {
  const head = writtenSize(await part(0, Math.min(size, headLength)));
  return head || size <= headLength ? head : writtenSize(await part(0, size));
}
