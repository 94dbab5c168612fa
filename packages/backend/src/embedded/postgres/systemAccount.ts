import { readFileSync } from 'node:fs';

export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so a root start hands it to `nobody`. Null: run as ourselves. */
export function databaseAccount(): SystemAccount | null {
  if (process.getuid?.() !== 0) return null;
  return nobody();
}

function nobody(): SystemAccount {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith('nobody:'));
    const [, , uid, gid] = line?.split(':') ?? [];
    // macOS writes nobody as -2, which the kernel knows as 4294967294.
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  } catch {
    // A container image without /etc/passwd still knows the number.
  }
  return { uid: 65534, gid: 65534 };
}
