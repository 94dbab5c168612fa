import { StorageRefusal } from './StorageRefusal.ts';

const longest = 1024;
/** The signs that hosted allows too, less the question mark, which storage-js does not encode. */
const allowed = /^[A-Za-z0-9_/!\-.*'() &$@=;:+,]+$/;

/** A name inside a bucket, refused when a file system, a browser or hosted could not take it as it is. */
export function checkObjectName(name: string): string {
  const isInside = name.split('/').every((piece) => piece !== '' && piece !== '.' && piece !== '..');
  if (name.length <= longest && allowed.test(name) && isInside) return name;
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
