import { pictures } from '../../pictures/pictures.ts';
import { readAddress } from '../library/fetchedFile.ts';

/** What somebody begins with: files of theirs, never none, or a picture of the app's. */
export type Arrival =
  | { readonly files: readonly File[] }
  | { readonly tried: { readonly id: string; readonly title: string } };

/** How far it is. */
export interface Step {
  readonly said: string;
  /** Can be shown while its studio comes. */
  readonly picture?: Blob;
}

/** The one that counts, as far as it is known before it has come; what came along counts where that can't be used. */
export const firstOf = (arrival: Arrival): Pick<File, 'name' | 'type'> =>
  'files' in arrival
    ? (arrival.files.find(({ type }) => /^(?:image|video)\//.test(type)) ?? arrival.files[0]!)
    : { name: arrival.tried.title, type: 'image/webp' };

/** The files themselves, the one that counts before the others. */
export async function filesOf(arrival: Arrival): Promise<readonly [File, ...File[]]> {
  if ('files' in arrival) {
    const first = firstOf(arrival) as File;
    return [first, ...arrival.files.filter((each) => each !== first)];
  }
  const { id, title } = arrival.tried;
  const picture = await readAddress(new URL(pictures[`try/${id}`]!, document.baseURI).href);
  return [new File([picture], `${title}.webp`, { type: picture.type })];
}
