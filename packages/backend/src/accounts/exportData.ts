import { makeZip } from 'client-zip';
import type { ServiceDatabase } from '../credits/serviceDatabase.ts';
import type { FileStore } from '../files/fileStore.ts';
import { addressSeconds, otherFilesPage, type OtherFile } from './otherFilesPage.ts';
import { readWithin } from './readWithin.ts';

export interface ExportLimits {
  /** At once, of all people together. */
  readonly atOnce: number;
  /** How long a reader may stand still. */
  readonly idleSeconds: number;
  /** Of files within the zip; those that are too much are listed with signed addresses. Null for as much as there is. */
  readonly mostBytes: number | null;
}

export interface ExportContext {
  readonly database: ServiceDatabase;
  readonly files: FileStore;
  readonly exports: ExportLimits;
  readonly clock: () => Date;
  readonly log: (line: string) => void;
}

/** An export that has begun, by its number. */
export interface RunningExport {
  readonly user: string;
  readonly id: string;
}

interface ManifestEntry {
  readonly path: string;
  readonly about: string;
  readonly rows?: number;
  readonly bytes?: number;
  readonly type?: string | null;
}

interface ListedFile {
  readonly place: string;
  readonly type: string | null;
  readonly bytes: number | null;
}

interface RowPage {
  readonly rows: readonly unknown[];
  readonly last: unknown;
}

const rowsAtOnce = 500;
const filesAtOnce = 200;
/** How long an export counts as running that says nothing more: its server may be gone. */
export const leaseSeconds = 120;
const renewEvery = 30_000;
const encoder = new TextEncoder();

/**
 * All that Kinora holds of a person, as a zip that is written while it is read: of no file is more in memory than the
 * piece that is on its way. Tables are found by their user_id, so that one that is added later is not forgotten.
 */
export function exportData(
  { user, id }: RunningExport,
  { database, files, exports, clock, log }: ExportContext,
): ReadableStream<Uint8Array> {
  const lastModified = clock();
  const manifest: ManifestEntry[] = [];
  const others: OtherFile[] = [];
  let room = exports.mostBytes ?? Infinity;
  let renewedAt = lastModified.getTime();

  const text = (name: string, content: string) => ({ name, lastModified, input: encoder.encode(content) });
  const json = (name: string, value: unknown) => text(name, `${JSON.stringify(value, null, 2)}\n`);

  const stay = async () => {
    const now = clock().getTime();
    if (now - renewedAt < renewEvery) return;
    renewedAt = now;
    await database.call('renew_export', { p_id: id, p_seconds: leaseSeconds });
  };

  async function* rowsOf(table: string): AsyncGenerator<Uint8Array> {
    let count = 0;
    for (let after: unknown = null; ;) {
      await stay();
      const { rows, last } = await database.call<RowPage>('export_rows', {
        p_user: user,
        p_table: table,
        p_after: after,
        p_most: rowsAtOnce,
      });
      const lines = rows.map((row, index) => `${count + index === 0 ? '\n' : ',\n'}  ${JSON.stringify(row)}`);
      yield encoder.encode(`${count === 0 ? '[' : ''}${lines.join('')}`);
      count += rows.length;
      after = last;
      if (rows.length < rowsAtOnce) break;
    }
    manifest.push({ path: `data/${table}.json`, about: `Rows of ${table} that are yours`, rows: count });
    yield encoder.encode('\n]\n');
  }

  async function* piecesOf(reader: ReadableStreamDefaultReader<Uint8Array>, entry: ManifestEntry) {
    let bytes = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await stay();
      bytes += value.byteLength;
      yield value;
    }
    manifest.push({ ...entry, bytes });
  }

  async function* filesOf(page: readonly ListedFile[]) {
    const tooMuch: ListedFile[] = [];
    for (const file of page) {
      if (room < Infinity && (file.bytes === null || file.bytes > room)) {
        tooMuch.push(file);
        continue;
      }
      const stream = await files.stream(file.place);
      // Deleted while this was written.
      if (!stream) continue;
      room -= file.bytes ?? 0;
      const path = `files/${file.place.slice(user.length + 1)}`;
      const reader = stream.getReader();
      try {
        const input = piecesOf(reader, { path, about: file.place, type: file.type });
        yield { name: path, lastModified, input };
      } finally {
        // The zip writer throws here when its own reader leaves, and lets go of nothing itself.
        reader.cancel().catch(() => {});
      }
    }
    const addresses = await files.addresses(
      tooMuch.map(({ place }) => place),
      addressSeconds,
    );
    for (const [index, { place, type, bytes }] of tooMuch.entries()) {
      const address = addresses[index];
      if (address) others.push({ name: place.slice(user.length + 1), address, about: place, type, bytes });
    }
  }

  async function* entries() {
    yield json('data/account.json', await database.call('export_account', { p_user: user }));
    manifest.push({ path: 'data/account.json', about: 'Your account' });
    for (const table of await database.call<string[]>('export_tables'))
      yield { name: `data/${table}.json`, lastModified, input: rowsOf(table) };
    for (let after = ''; ;) {
      await stay();
      const page = await database.call<ListedFile[]>('export_files', {
        p_user: user,
        p_after: after,
        p_most: filesAtOnce,
      });
      yield* filesOf(page);
      after = page.at(-1)?.place ?? '';
      if (page.length < filesAtOnce) break;
    }
    const until = new Date(lastModified.getTime() + addressSeconds * 1000);
    if (others.length > 0) {
      yield text('other-files.html', otherFilesPage(others, until));
      manifest.push({ path: 'other-files.html', about: 'Links to the files that are not in this zip' });
    }
    yield json('manifest.json', {
      product: 'Kinora',
      format: 1,
      exportedAt: lastModified.toISOString(),
      account: user,
      about: 'Places such as "<account>/<name>" in the data are the files "files/<name>" here.',
      entries: manifest,
      ...(others.length > 0 && { otherFiles: others, otherFilesUntil: until.toISOString() }),
    });
  }

  return readWithin(makeZip(entries()), {
    idleSeconds: exports.idleSeconds,
    ended: async () => {
      await database.call('end_export', { p_id: id }).catch((problem: unknown) => {
        // It is over by itself soon.
        log(`An export could not be ended: ${(problem as Error).message}`);
      });
    },
  });
}
