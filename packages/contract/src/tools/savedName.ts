import { titleOf, type Creation } from '../entities/creation.ts';

const longest = 60;

type Named = Pick<Creation, 'title' | 'prompt' | 'type' | 'created_at' | 'download_url'>;

/** What is in the file: the name its tool gives with the moment it was made (A342), else its title. */
function stemOf(creation: Named, fileName: string | undefined): string {
  if (fileName !== undefined) return `${fileName}-${Date.parse(creation.created_at)}`;
  const words = titleOf(creation)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return words.toLowerCase() || 'kinora';
}

/** The ending of the file itself: an address may say more behind it, and a data URL says its type. */
function endingOf(place: string): string {
  const type = /^data:\w+\/([a-z0-9]+)/i.exec(place)?.[1];
  if (type !== undefined) return `.${type}`;
  return /\.[a-z0-9]{2,5}$/i.exec(place.replace(/[?#].*$/s, ''))?.[0] ?? '';
}

/** What a file is saved as by a tool that is known, which says how it calls its files. */
export const savedName = (creation: Named, fileName: string | undefined): string =>
  `${stemOf(creation, fileName)}${endingOf(creation.download_url ?? '')}`;
