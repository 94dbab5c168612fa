import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { databaseAccount } from './systemAccount.ts';

export interface DatabaseProgram {
  readonly program: string;
  /** Gets the folder as the program must spell it. */
  readonly args: (folder: string) => string[];
  /** The folder that holds the cluster. */
  readonly folder: string;
  /** Ask the program to stop when this process is gone, even by kill -9. */
  readonly endWithUs?: boolean;
}

/** Four descriptors: nothing in, output, errors, and a line that closes when we die. A fifth is the folder itself. */
const lifeLine = 3;
const folderHandle = 4;

/** The shell leaves a guard behind that outlives us by one signal, then becomes the program. */
const guarded = `( ( read -r _ <&${lifeLine} || kill -INT $$ ) >/dev/null 2>&1 ${folderHandle}<&- & ); exec "$@" ${lifeLine}<&-`;

export function spawnAsDatabase({ program, args, folder, endWithUs = false }: DatabaseProgram): ChildProcess {
  const account = databaseAccount();
  // As `nobody` the program cannot walk through root's private folders, but it can use one that we opened for it.
  const handle = account && process.platform === 'linux' ? openSync(folder, 'r') : null;
  const spelled = handle === null ? folder : `/proc/self/fd/${folderHandle}`;
  const useGuard = endWithUs && process.platform !== 'win32';
  const command = useGuard ? '/bin/sh' : program;
  const words = useGuard ? ['-c', guarded, 'kinora-database', program, ...args(spelled)] : args(spelled);
  try {
    return spawn(command, words, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', handle ?? 'ignore'],
      // A group of its own: Ctrl-C in the terminal reaches us alone, and we stop the database last.
      detached: true,
      windowsHide: true,
      cwd: '/',
      env: {
        LC_ALL: 'C',
        TZ: 'UTC',
        PATH: process.env['PATH'] ?? '',
        SystemRoot: process.env['SystemRoot'] ?? '',
      },
      ...account,
    });
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/** Tells the guard that the program ended by itself. */
export function releaseGuard(child: ChildProcess): void {
  const line = child.stdio[lifeLine];
  if (line && 'end' in line) line.on('error', () => {}).end('done\n');
}
