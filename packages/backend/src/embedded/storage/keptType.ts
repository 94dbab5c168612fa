import { allowsType, type Bucket } from './buckets.ts';
import type { Sniffed } from './sniffType.ts';
import { StorageRefusal } from './StorageRefusal.ts';

/** What a file that came is served as, by its bytes rather than by what is said of it; what its bucket does not keep is refused. */
export function keptType(
  { size, sniffed }: { readonly size: number; readonly sniffed: Sniffed },
  { name, claimedType }: { readonly name: string; readonly claimedType: string },
  rules: Bucket,
): string {
  const shown = `"${name.split('/').at(-1)}"`;
  if (size === 0) throw new StorageRefusal(400, 'InvalidRequest', `${shown} is empty. Choose another file.`);
  const isPage = /^(text\/html|image\/svg|application\/xhtml|(text|application)\/xml)/i.test(claimedType);
  if (sniffed.kind === 'markup' || (sniffed.kind !== 'media' && isPage))
    throw new StorageRefusal(
      415,
      'invalid_mime_type',
      `${shown} is a web page or a vector picture, and those are not kept here. Send a PNG, JPEG or WebP picture, a clip or a sound.`,
    );
  const type = sniffed.kind === 'media' ? sniffed.type : 'application/octet-stream';
  if (!allowsType(rules, type))
    throw new StorageRefusal(
      415,
      'invalid_mime_type',
      `${shown} is of a kind that is not kept here. Allowed: ${(rules.allowedTypes ?? []).join(', ')}.`,
    );
  return type;
}
