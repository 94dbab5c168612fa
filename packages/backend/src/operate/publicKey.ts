import { decodeJwt } from 'jose';

/** Whether everybody may know this key: a publishable one, or the older kind, a token whose role is anon. */
export function isPublicKey(key: string): boolean {
  if (/^sb_publishable_[\w-]+$/.test(key)) return true;
  try {
    return decodeJwt(key)['role'] === 'anon';
  } catch {
    return false;
  }
}
