import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { atATime, fileStream } from './fileStream.ts';
import { StorageRefusal } from './StorageRefusal.ts';
import { sniffLength, sniffType, type Sniffed } from './sniffType.ts';

export interface BlobAddress {
  readonly bucket: string;
  readonly name: string;
  readonly version: string;
}

export interface ReceivedBlob {
  readonly version: string;
  readonly size: number;
  readonly etag: string;
  readonly sniffed: Sniffed;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Bytes on disk under names made of hashes, so that no name a person gives ever becomes a path. */
export class BlobFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Takes in a file of at most `limit` bytes; nobody sees it before `keep`. */
  async receive(
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
    place: Omit<BlobAddress, 'version'>,
  ): Promise<ReceivedBlob> {
    const version = randomUUID();
    const part = path.join(this.#folder, 'incoming', version);
    await mkdir(path.dirname(part), { recursive: true, mode: 0o700 });
    const file = await open(part, 'wx', 0o600);
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let size = 0;
    let held: Uint8Array[] = [];
    let heldSize = 0;
    // What comes next is waited for while this is written.
    let writing = Promise.resolve();
    const putDown = async () => {
      const [chunks, length] = [held, heldSize];
      [held, heldSize] = [[], 0];
      await writing;
      writing = writeAll(file, chunks, length);
      writing.catch(() => {});
    };
    try {
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > limit) throw tooLarge(place.name, limit);
        if (head.length < sniffLength) head = Buffer.concat([head, chunk]).subarray(0, sniffLength);
        hash.update(chunk);
        held.push(chunk);
        heldSize += chunk.byteLength;
        if (heldSize >= atATime) await putDown();
      }
      await putDown();
      await writing;
      await file.sync();
    } catch (error) {
      await file.close();
      await rm(part, { force: true });
      throw error;
    }
    await file.close();
    return {
      version,
      size,
      etag: `"${hash.digest('hex').slice(0, 32)}"`,
      sniffed: sniffType(head),
      keep: async () => {
        const target = this.pathOf({ ...place, version });
        await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
        await rename(part, target);
      },
      discard: () => rm(part, { force: true }),
    };
  }

  read(address: BlobAddress, from: number, to: number): ReadableStream<Uint8Array> {
    return fileStream(this.pathOf(address), from, to);
  }

  async remove(address: BlobAddress): Promise<void> {
    await rm(this.pathOf(address), { force: true });
  }

  /** What was coming in when an earlier server was killed was never answered for. */
  async clearIncoming(): Promise<void> {
    await rm(path.join(this.#folder, 'incoming'), { recursive: true, force: true });
  }

  /** Removes what is at none of these addresses: a server was killed between the bytes and their row. Answers how many. */
  async keepOnly(addresses: Iterable<BlobAddress>): Promise<number> {
    const kept = new Set(Array.from(addresses, fileName));
    let removed = 0;
    const shelves = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    for (const shelf of shelves.filter((entry) => entry.isDirectory() && /^[0-9a-f]{2}$/.test(entry.name))) {
      const names = await readdir(path.join(this.#folder, shelf.name));
      for (const name of names.filter((each) => /^[0-9a-f]{64}$/.test(each) && !kept.has(each))) {
        await rm(path.join(this.#folder, shelf.name, name), { force: true });
        removed += 1;
      }
    }
    return removed;
  }

  /** To be read only: what is written there stays as it is until it is removed. */
  pathOf(address: BlobAddress): string {
    const hash = fileName(address);
    return path.join(this.#folder, hash.slice(0, 2), hash);
  }
}

const fileName = ({ bucket, name, version }: BlobAddress): string =>
  createHash('sha256')
    .update(JSON.stringify([bucket, name, version]))
    .digest('hex');

async function writeAll(file: FileHandle, chunks: Uint8Array[], length: number): Promise<void> {
  if (length === 0) return;
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten !== length) throw new Error('The disk took only a part of a file: it may be full.');
}

export function tooLarge(name: string, limit: number): StorageRefusal {
  const megabytes = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(limit / 1_000_000);
  const shown = name.split('/').at(-1);
  return new StorageRefusal(
    413,
    'Payload too large',
    `"${shown}" is larger than ${megabytes} MB, the most a file may be here. Make it smaller and try again.`,
  );
}
