import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface CopiedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

export interface CopiedTree {
  readonly files: readonly CopiedFile[];
  /** All of them, since a database needs its empty ones too. */
  readonly folders: readonly string[];
}

export interface CopyOptions {
  readonly skips?: (file: string) => boolean;
  /** Told of every folder and file that was made. */
  readonly onMade?: (place: string) => Promise<void>;
}

/** Copies a folder with all below it, and says what every file is by its bytes. Names are relative, with slashes. */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<CopiedTree> {
  const { skips = () => false, onMade = async () => {} } = options;
  const files: CopiedFile[] = [];
  const folders: string[] = [];
  const copy = async (relative: string): Promise<void> => {
    const place = path.join(from, relative);
    const target = path.join(to, relative);
    const info = await lstat(place);
    if (info.isDirectory()) {
      await mkdir(target, { recursive: true, mode: 0o700 });
      await onMade(target);
      if (relative !== '') folders.push(relative);
      for (const name of (await readdir(place)).toSorted()) {
        const below = relative === '' ? name : `${relative}/${name}`;
        if (!skips(below)) await copy(below);
      }
    } else if (info.isFile()) {
      const sha256 = await copyFile(place, target);
      await onMade(target);
      files.push({ path: relative, size: info.size, sha256 });
    }
  };
  await copy('');
  return { files, folders };
}

async function copyFile(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(createReadStream(from), counted, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  return hash.digest('hex');
}
