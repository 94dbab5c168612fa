import { StorageRefusal } from './StorageRefusal.ts';

const longest = 1024;

/** A name inside a bucket, refused when any file system or browser could read it as a way out of its folder. */
export function checkObjectName(name: string): string {
  const pieces = name.split('/');
  const isSound =
    name.length > 0 &&
    name.length <= longest &&
    pieces.every((piece) => piece !== '' && piece !== '.' && piece !== '..') &&
    // oxlint-disable-next-line no-control-regex -- control signs are what it looks for
    !/[\u0000-\u001f\u007f\\]/.test(name);
  if (isSound) return name;
  throw new StorageRefusal(400, 'InvalidKey', `Invalid key: ${name.slice(0, 100)}`);
}

/** The bucket and the name in the rest of a path, decoded once. */
export function splitPath(rest: string): { bucket: string; name: string } {
  const [bucket = '', ...pieces] = rest.split('/').map(decoded);
  return { bucket, name: checkObjectName(pieces.join('/')) };
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    throw new StorageRefusal(400, 'InvalidKey', `Invalid key: ${piece.slice(0, 100)}`);
  }
}
