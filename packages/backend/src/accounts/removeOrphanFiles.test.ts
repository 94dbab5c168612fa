import { beforeEach, expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';
import { memoryFiles } from '../jobs/testing/memoryFiles.ts';
import { removeOrphanFiles } from './removeOrphanFiles.ts';

const world = sharedWorld(ledgerWorld);

const gone = '00000000-0000-4000-8000-000000000000';
const number = 450;
const name = (index: number) => `${gone}/${String(index).padStart(4, '0')}.png`;

beforeEach(async () => {
  await world.sql('delete from storage.objects');
  await world.sql(
    `insert into storage.objects (bucket_id, name)
     select 'creations', $1 || '/' || lpad(index::text, 4, '0') || '.png' from generate_series(0, $2 - 1) as index`,
    [gone, number],
  );
});

/** A storage whose rows go with the files, except for what it won't part with. */
function storage({
  refuses = () => false,
  isAway = false,
}: {
  refuses?: (place: string) => boolean;
  isAway?: boolean;
}) {
  const asked: string[][] = [];
  return {
    asked,
    ...memoryFiles(),
    async remove(places: readonly string[]) {
      asked.push([...places]);
      if (isAway || (places.length > 1 && places.some(refuses))) throw new Error('Storage says no.');
      if (places.some(refuses)) throw new Error(`It won't part with ${places[0]}.`);
      await world.sql('delete from storage.objects where name = any($1)', [places]);
    },
  };
}
const left = async () =>
  (await world.sql<{ name: string }>('select name from storage.objects order by name')).map(
    (row) => row.name,
  );

it('files of accounts that are gone go, in pages, and those of others stay', async () => {
  const user = await world.newUser();
  await world.sql(`insert into storage.objects (bucket_id, name) values ('creations', $1)`, [
    `${user}/own.png`,
  ]);
  const files = storage({});
  expect(await removeOrphanFiles({ database: world.database, files })).toBe(number);
  expect(await left()).toEqual([`${user}/own.png`]);
  expect(files.asked.map((places) => places.length)).toEqual([200, 200, 50]);
});

it('a file that can’t be removed keeps none of the others, and is told', async () => {
  const stubborn = [name(0), name(199), name(300)];
  const files = storage({ refuses: (place) => stubborn.includes(place) });
  await expect(removeOrphanFiles({ database: world.database, files })).rejects.toThrow('3 files of accounts');
  expect(await left()).toEqual(stubborn);
});

it('a storage that says yes and removes nothing is asked once for each', async () => {
  const files = memoryFiles();
  expect(await removeOrphanFiles({ database: world.database, files })).toBe(number);
  expect(await left()).toHaveLength(number);
});

it('a storage that is away is not asked for all there is', async () => {
  const files = storage({ isAway: true });
  await expect(removeOrphanFiles({ database: world.database, files })).rejects.toThrow('200 files');
  expect(files.asked).toHaveLength(201);
});
