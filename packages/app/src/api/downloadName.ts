import { titleOf, type Creation } from '@kinora/contract';

const longest = 60;

/** A name that says what is in the file: its title, and the ending of the file itself. */
export function downloadName(creation: Creation): string {
  const words = titleOf(creation)
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  const ending = /\.[a-z0-9]{2,5}$/i.exec(creation.download_url ?? '')?.[0] ?? '';
  return `${words.toLowerCase() || 'kinora'}${ending}`;
}
