import path from 'node:path';
import pg from 'pg';
import { pgServiceDatabase } from '../credits/pgServiceDatabase.ts';
import { asCaller } from '../embedded/asCaller.ts';
import { Closers } from '../embedded/Closers.ts';
import { startDatabase } from '../embedded/database.ts';
import { openDataFolder } from '../embedded/dataFolder.ts';
import { openKeys } from '../embedded/keys.ts';
import { prepareDatabase } from '../embedded/prepareDatabase.ts';
import { lockDataFolder } from '../embedded/serverLock.ts';
import { storageFiles } from '../embedded/services/storageFiles.ts';
import { StartProblem } from '../embedded/StartProblem.ts';
import { StorageService } from '../embedded/storage/StorageService.ts';
import { seedLibrary, type SeedContext } from '../seed/library.ts';

export interface SeedDataOptions {
  readonly dataFolder: string;
  /** The mail address of the account that gets it. */
  readonly email: string;
  readonly log: (line: string) => void;
  readonly scale?: SeedContext['scale'];
}

/** Fills an account of a stopped server with pictures and clips that the local engine makes. Answers how many were new. */
export async function seedData({ dataFolder, email, log, scale }: SeedDataOptions): Promise<number> {
  const closers = new Closers();
  try {
    await openDataFolder(dataFolder);
    const lock = lockDataFolder(dataFolder);
    closers.add(async () => lock.release());
    const keys = await openKeys(dataFolder);
    const database = await startDatabase({ folder: path.join(dataFolder, 'postgres'), log });
    closers.add(() => database.stop());
    await prepareDatabase({ url: database.url, log });
    const pool = new pg.Pool({ connectionString: database.url, max: 2 });
    // A connection that ends while idle is nobody's loss; unheard, it would end the process.
    pool.on('error', () => undefined);
    closers.add(() => pool.end());
    const service = pgServiceDatabase(database.url);
    closers.add(() => service.close());
    const { rows } = await pool.query<{ id: string }>('select id from auth.users where email = $1', [email]);
    if (!rows[0])
      throw new StartProblem(
        `There is no account of ${email} in ${dataFolder}: start Kinora once for the demo account, or sign up first.`,
      );
    const storage = new StorageService({
      pool,
      folder: path.join(dataFolder, 'storage'),
      linkSecret: keys.linkSecret,
    });
    return await seedLibrary(rows[0].id, {
      database: service,
      files: storageFiles(storage),
      asMember: (id, work) =>
        asCaller(pool, { role: 'authenticated', claims: { sub: id, role: 'authenticated' } }, work),
      log,
      ...(scale && { scale }),
    });
  } finally {
    await closers.close();
  }
}
