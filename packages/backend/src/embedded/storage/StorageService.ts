import type pg from 'pg';
import type { Claims } from '../accessToken.ts';
import { asCaller, type Caller } from '../asCaller.ts';
import { BlobFolder, tooLarge, type BlobAddress } from './BlobFolder.ts';
import { findBucket } from './buckets.ts';
import { keptType } from './keptType.ts';
import { listObjects, type ListedObject, type ListQuery } from './listObjects.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import { fullRoom } from './fullRoom.ts';
import { checkObjectName } from './objectName.ts';
import {
  asRefusal,
  findObject,
  findObjects,
  putObject,
  removeObjects,
  type ObjectMetadata,
  type StoredObject,
} from './objectTable.ts';
import { notFound } from './StorageRefusal.ts';
import { createSignedLinks, type SignedLinks } from './signedLinks.ts';

export interface StorageOptions {
  readonly pool: pg.Pool;
  readonly folder: string;
  readonly linkSecret: string;
  readonly clock?: () => Date;
  /** Where a bucket names no limit of its own. */
  readonly sizeLimit?: number;
}

export interface Upload {
  readonly bucket: string;
  readonly name: string;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** How many are said to come, a form's own words included. */
  readonly announced: number | null;
  readonly claimedType: string;
  readonly cacheControl: string;
  readonly userMetadata: Record<string, unknown> | null;
  readonly isUpsert: boolean;
}

const defaultSizeLimit = 200_000_000;

/** More than a form says around its file. */
const formWords = 100_000;

/** Files and who may touch them: bytes in a folder, names and rights in the database under the same policies as on hosted. */
export class StorageService {
  readonly blobs: BlobFolder;
  readonly links: SignedLinks;
  readonly #pool: pg.Pool;
  readonly #clock: () => Date;
  readonly #sizeLimit: number;
  readonly #fewAtOnce = fewAtOnce();

  constructor({
    pool,
    folder,
    linkSecret,
    clock = () => new Date(),
    sizeLimit = defaultSizeLimit,
  }: StorageOptions) {
    this.#pool = pool;
    this.#clock = clock;
    this.#sizeLimit = sizeLimit;
    this.blobs = new BlobFolder(folder);
    this.links = createSignedLinks({ secret: linkSecret, clock });
  }

  /** In bytes. */
  async largestFile(bucket: string): Promise<number> {
    return (await findBucket(this.#pool, bucket)).sizeLimit ?? this.#sizeLimit;
  }

  async upload(
    caller: Caller,
    { bucket, name, bytes, ...rest }: Upload,
  ): Promise<{ id: string; name: string }> {
    const rules = await findBucket(this.#pool, bucket);
    checkObjectName(name);
    const object = {
      bucket,
      name,
      owner: ownerOf(caller),
      userMetadata: rest.userMetadata,
      isUpsert: rest.isUpsert,
    };
    const limit = rules.sizeLimit ?? this.#sizeLimit;
    if (rest.announced !== null && rest.announced > limit + formWords) throw tooLarge(name, limit);
    const draft = { ...object, version: '', metadata: this.#metadata('', 0, '', '') };
    // Asked first, so that nobody fills the disk with what will be refused.
    await this.#write(caller, draft, true);
    const blob = await this.#fewAtOnce(object.owner, () =>
      this.blobs.receive(bytes, limit, { bucket, name }),
    );
    try {
      const type = keptType(blob, { name, claimedType: rest.claimedType }, rules);
      const metadata = this.#metadata(blob.etag, blob.size, type, rest.cacheControl);
      await blob.keep();
      const { id, before } = await this.#write(caller, { ...object, version: blob.version, metadata }, false);
      if (before) await this.#forget(before);
      return { id, name };
    } catch (error) {
      await blob.discard();
      await this.#forgetUnlessRow({ bucket, name, version: blob.version });
      throw error;
    }
  }

  /** Bytes that a crash left without a row, at the start, while nothing comes in. */
  async sweepBlobs(): Promise<number> {
    const { rows } = await this.#pool.query<BlobAddress>(
      'select bucket_id as bucket, name, version from storage.objects where version is not null',
    );
    // No rows at all is rather a database that is not the one of this folder.
    return rows.length === 0 ? 0 : this.blobs.keepOnly(rows);
  }

  /** Bytes that can't be removed now lie there until the next start; the row, which counts, is right. */
  async #forget(address: BlobAddress): Promise<void> {
    await this.blobs.remove(address).catch(() => {});
  }

  /** A connection that breaks while a row is written does not tell whether it was. */
  async #forgetUnlessRow({ bucket, name, version }: BlobAddress): Promise<void> {
    const row = await this.#pool
      .query('select from storage.objects where bucket_id = $1 and name = $2 and version = $3', [
        bucket,
        name,
        version,
      ])
      .catch(() => null);
    if (row?.rowCount === 0) await this.#forget({ bucket, name, version });
  }

  /** The object, if this caller may read it. */
  async find(caller: Caller, bucket: string, name: string): Promise<StoredObject> {
    const object = await asCaller(this.#pool, caller, (client) => findObject(client, bucket, name));
    if (!object) throw notFound();
    return object;
  }

  async findPublic(bucket: string, name: string): Promise<StoredObject> {
    if (!(await findBucket(this.#pool, bucket)).isPublic) throw notFound();
    return this.find({ role: 'service_role' }, bucket, name);
  }

  async findMany(caller: Caller, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
    return asCaller(this.#pool, caller, (client) => findObjects(client, bucket, names));
  }

  async list(caller: Caller, bucket: string, query: ListQuery): Promise<ListedObject[]> {
    return asCaller(this.#pool, caller, (client) => listObjects(client, bucket, query));
  }

  async remove(caller: Caller, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
    const removed = await asCaller(this.#pool, caller, (client) =>
      removeObjects(client, bucket, names),
    ).catch((error: unknown) => {
      throw asRefusal(error);
    });
    await Promise.all(removed.map((object) => this.#forget(object)));
    return removed;
  }

  async #write(
    caller: Caller,
    object: Parameters<typeof putObject>[1],
    isRehearsal: boolean,
  ): Promise<{ id: string; before: StoredObject | null }> {
    try {
      return await asCaller(
        this.#pool,
        caller,
        async (client) => {
          const before = object.isUpsert ? await findObject(client, object.bucket, object.name) : null;
          return { ...(await putObject(client, object)), before };
        },
        { isRehearsal },
      );
    } catch (error) {
      throw (await fullRoom(this.#pool, caller, object)) ?? asRefusal(error);
    }
  }

  #metadata(eTag: string, size: number, mimetype: string, cacheControl: string): ObjectMetadata {
    const lastModified = this.#clock().toISOString();
    return { eTag, size, mimetype, cacheControl, lastModified, contentLength: size, httpStatusCode: 200 };
  }
}

function ownerOf(caller: Caller): string | null {
  return caller.role === 'authenticated' ? (caller.claims satisfies Claims).sub : null;
}
