import { createHash } from 'node:crypto';
import { seedOf } from '@kinora/media';
import { drawnPicture, localEngine, type SceneName } from '@kinora/media/node';
import type pg from 'pg';
import { seedDemo, type DemoContext } from './demo.ts';

interface DrawnPicture {
  readonly scene: SceneName;
  readonly title: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
}

const pictures: readonly DrawnPicture[] = [
  {
    scene: 'seaAtDusk',
    title: 'Harbour light',
    prompt: 'A calm sea at dusk, the last light on the water',
    width: 1024,
    height: 1024,
  },
  {
    scene: 'mountainsAtDawn',
    title: 'Above the haze',
    prompt: 'Ridges in the morning haze, one behind the other',
    width: 1360,
    height: 768,
  },
  {
    scene: 'cityAtNight',
    title: 'Ten thousand windows',
    prompt: 'A city at night under a full moon',
    width: 768,
    height: 1360,
  },
];

export interface SeedContext extends DemoContext {
  /** Does something in the database as an account may. */
  readonly asMember: (user: string, work: (client: pg.PoolClient) => Promise<void>) => Promise<void>;
}

const idOf = (user: string, title: string): string => {
  const hash = createHash('sha256').update(`${user}:${title}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Gives an account clips and pictures made here, some of them liked, bookmarked and in an album. Safe to repeat. */
export async function seedLibrary(user: string, context: SeedContext): Promise<number> {
  let made = await seedDemo(user, context);
  const ids = pictures.map((picture) => idOf(user, picture.title));
  for (const [index, picture] of [...pictures.entries()].toReversed())
    made += Number(await drawn(user, ids[index]!, picture, index, context));
  await context.asMember(user, (client) => sorted(ids, client));
  return made;
}

async function drawn(
  user: string,
  id: string,
  { scene, title, prompt, width, height }: DrawnPicture,
  index: number,
  { database, files, log }: SeedContext,
): Promise<boolean> {
  const isMissing = await database.call<boolean>('import_creation', {
    p_user: user,
    p_creation: id,
    p_kind: 'image',
    p_title: title,
    p_prompt: prompt,
    p_model: 'create-image',
    p_made_by: localEngine,
    p_settings: { prompt },
    p_age_seconds: (index + 1) * 1200,
  });
  if (!isMissing) return false;
  const place = `${user}/${id}.jpg`;
  await files.write(place, {
    bytes: await drawnPicture(scene, { width, height }, seedOf(title)),
    type: 'image/jpeg',
  });
  await database.call('complete_import', {
    p_creation: id,
    p_file: place,
    p_poster: null,
    p_width: width,
    p_height: height,
    p_seconds: null,
  });
  log(`Demo history: ${title} is ready`);
  return true;
}

const albumTitle = 'Quiet places';

/** As the person would: everything goes through what a person may do. */
async function sorted(ids: readonly string[], client: pg.PoolClient): Promise<void> {
  await client.query('update public.user_creations set is_liked = true where id = $1', [ids[0]]);
  await client.query('select public.add_bookmark(creation => $1)', [ids[1]]);
  await client.query(`select public.add_bookmark(model => 'flux-dev')`);
  const { rows } = await client.query<{ albums: { id: string; title: string }[] }>(
    'select public.my_albums() as albums',
  );
  if (rows[0]!.albums.some((album) => album.title === albumTitle)) return;
  const saved = await client.query<{ id: string }>('select public.save_album(null, $1, $2) as id', [
    albumTitle,
    'Pictures without people.',
  ]);
  await client.query('select public.add_to_album($1, $2)', [saved.rows[0]!.id, ids]);
}
