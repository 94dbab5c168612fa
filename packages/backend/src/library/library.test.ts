import { randomUUID } from 'node:crypto';
import { kindOf, studios, type AnyForm } from '@kinora/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { ledgerWorld } from '../credits/testing/ledgerWorld.ts';

const world = sharedWorld(ledgerWorld);
let ann: string;
let ben: string;
beforeAll(async () => {
  ann = await world.newUser();
  ben = await world.newUser();
});

async function creation(user: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const row = {
    user_id: user,
    type: 'image',
    status: 'completed',
    title: null,
    prompt: 'Waves',
    file_url: `${user}/a.png`,
    thumbnail_url: `${user}/t.jpg`,
    ...more,
  };
  const [made] = await world.sql<{ id: string }>(
    `insert into public.user_creations (user_id, type, status, title, prompt, model_used, file_url, thumbnail_url)
     select user_id, type, status, title, prompt, model_used, file_url, thumbnail_url
     from jsonb_populate_record(null::public.user_creations, $1) returning id`,
    [JSON.stringify(row)],
  );
  return made!.id;
}
const asked = async <T>(user: string, call: string, values: readonly unknown[] = []) =>
  (await world.as<{ answer: T }>('authenticated', user, `select public.${call} as answer`, values))[0]!
    .answer;
const rows = (user: string, text: string, values: readonly unknown[] = []) =>
  world.as('authenticated', user, text, values);
const remove = (user: string, id: string) =>
  rows(user, 'delete from public.user_creations where id = $1', [id]);

describe('a bookmark (D19)', () => {
  it('is of a creation or of a model, once', async () => {
    const sea = await creation(ann);
    const first = await asked<string>(ann, 'add_bookmark(creation => $1)', [sea]);
    expect(await asked(ann, 'add_bookmark(creation => $1)', [sea])).toBe(first);
    await asked(ann, `add_bookmark(model => 'sdxl')`);
    expect(
      await rows(ann, 'select creation_id, model_id from public.bookmarks order by model_id nulls first'),
    ).toEqual([
      { creation_id: sea, model_id: null },
      { creation_id: null, model_id: 'sdxl' },
    ]);
    await rows(ann, 'delete from public.bookmarks where model_id = $1', ['sdxl']);
    expect(await rows(ann, 'select from public.bookmarks')).toHaveLength(1);
    expect(await rows(ben, 'select from public.bookmarks')).toEqual([]);
  });

  it('is of nothing that is another’s, gone, or unclear', async () => {
    const sea = await creation(ann);
    for (const [call, values] of [
      ['add_bookmark(creation => $1)', [sea]],
      [`add_bookmark(model => 'no-such')`, []],
    ] as const)
      await expect(asked(ben, call, values)).rejects.toMatchObject({ code: 'PT404' });
    for (const call of ['add_bookmark()', `add_bookmark('${sea}', 'sdxl')`])
      await expect(asked(ann, call)).rejects.toMatchObject({ code: 'PT400' });
  });
});

describe('an album (D19)', () => {
  const albums = (user: string) => asked<Record<string, unknown>[]>(user, 'my_albums()');
  const make = (user: string, title = 'Sea') => asked<string>(user, 'save_album(null, $1)', [title]);

  it('an album is made, renamed, filled, emptied and deleted, and says what it holds (A148, A151)', async () => {
    const user = await world.newUser();
    const id = await make(user, '  Sea ');
    const [one, two] = [
      await creation(user),
      await creation(user, { thumbnail_url: null, file_url: `${user}/b.png` }),
    ];
    const theirs = await creation(ben);
    expect(await asked(user, 'add_to_album($1, $2)', [id, [one, one, two, theirs, randomUUID()]])).toBe(2);
    expect(await asked(user, 'add_to_album($1, $2)', [id, [one]])).toBe(2);
    await asked(user, `save_album($1, 'Sea at dusk', 'Evenings')`, [id]);
    await asked(user, 'set_album_cover($1, $2)', [id, one]);
    expect(await albums(user)).toEqual([
      {
        id,
        title: 'Sea at dusk',
        description: 'Evenings',
        coverImage: `${user}/t.jpg`,
        itemCount: 2,
        isPublic: false,
        shareToken: null,
        createdAt: expect.stringMatching(/Z$/) as string,
        updatedAt: expect.stringMatching(/Z$/) as string,
      },
    ]);
    await remove(user, one);
    // A cover in the trash is none; the album has another.
    expect(await albums(user)).toMatchObject([{ itemCount: 1, coverImage: `${user}/b.png` }]);
    const page = await asked<{ items: { id: string }[] }>(user, 'album_creations($1)', [id]);
    expect(page).toMatchObject({ items: [{ id: two }], total: 1, next: null });
    expect(await asked(user, 'remove_from_album($1, $2)', [id, [two]])).toBe(0);
    await asked(user, 'delete_album($1)', [id]);
    expect(await albums(user)).toEqual([]);
    // What was in it stays.
    expect(await rows(user, 'select from public.user_creations where id = $1', [two])).toHaveLength(1);
  });

  it('those of one’s own that hold some of these creations are told, with how many of them (D19)', async () => {
    const user = await world.newUser();
    const [sea, all] = [await make(user), await make(user, 'All')];
    await make(user, 'Empty');
    const [one, two] = [await creation(user), await creation(user)];
    await asked(user, 'add_to_album($1, $2)', [sea, [one]]);
    await asked(user, 'add_to_album($1, $2)', [all, [one, two]]);
    const held = (who: string) => asked(who, 'albums_holding($1)', [[one, two, randomUUID()]]);
    expect(await held(user)).toEqual({ [sea]: 1, [all]: 2 });
    expect(await held(ben)).toEqual({});
    const many = Array.from({ length: 1001 }, () => one);
    await expect(asked(user, 'albums_holding($1)', [many])).rejects.toMatchObject({ code: 'PT400' });
  });

  it('is read page by page', async () => {
    const user = await world.newUser();
    const id = await make(user);
    const all = [];
    for (let each = 0; each < 61; each++) all.push(await creation(user));
    await asked(user, 'add_to_album($1, $2)', [id, all]);
    interface Page {
      readonly items: { id: string }[];
      readonly total: number;
      readonly next: string | null;
    }
    const first = await asked<Page>(user, 'album_creations($1)', [id]);
    const second = await asked<Page>(user, 'album_creations($1, $2)', [id, first.next]);
    expect([first.items.length, first.total, second.items.length, second.next]).toEqual([60, 61, 1, null]);
    expect(new Set([...first.items, ...second.items].map((item) => item.id)).size).toBe(61);
  });

  it('belongs to one person: nobody else reads, names, fills, shares or deletes it', async () => {
    const id = await make(ann);
    for (const call of [
      `save_album($1, 'Mine')`,
      'delete_album($1)',
      'set_album_public($1, true)',
      `add_to_album($1, '{}')`,
      `remove_from_album($1, '{}')`,
      'set_album_cover($1, $1)',
      'album_creations($1)',
    ])
      await expect(asked(ben, call, [id]), `with ${call}`).rejects.toMatchObject({ code: 'PT404' });
  });

  it('needs a title', async () => {
    for (const title of ['', '   ', 'x'.repeat(121)])
      await expect(make(ann, title)).rejects.toMatchObject({ code: 'PT400' });
  });

  it('a public album is read by whoever has its link, without prompts, until it is private again, and then never by that link (A150)', async () => {
    const user = await world.newUser();
    const id = await make(user);
    const shown = await creation(user, { title: 'Dusk' });
    const items = [shown, await creation(user, { status: 'failed', file_url: null }), await creation(user)];
    await asked(user, 'add_to_album($1, $2)', [id, items]);
    await remove(user, items[2]!);
    const shared = (token: unknown) =>
      world.database.call<Record<string, unknown> | null>('shared_album', { p_token: token });
    const opened = await asked<{ isPublic: boolean; shareToken: string }>(
      user,
      'set_album_public($1, true)',
      [id],
    );
    expect(opened).toEqual({ isPublic: true, shareToken: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
    expect(await asked(user, 'set_album_public($1, true)', [id])).toEqual(opened);
    const album = await shared(opened.shareToken);
    expect(album).toMatchObject({
      id,
      title: 'Sea',
      items: [{ id: shown, title: 'Dusk', file: `${user}/a.png` }],
    });
    expect(JSON.stringify(album)).not.toContain('Waves');
    expect(await shared('0'.repeat(64))).toBeNull();
    expect(await asked(user, 'set_album_public($1, false)', [id])).toEqual({
      isPublic: false,
      shareToken: null,
    });
    expect(await shared(opened.shareToken)).toBeNull();
    const again = await asked<{ shareToken: string }>(user, 'set_album_public($1, true)', [id]);
    expect(again.shareToken).not.toBe(opened.shareToken);
    expect(await shared(opened.shareToken)).toBeNull();
  });
});

describe('a character (D3)', () => {
  const upload = async (user: string, name: string, type = 'image/png') => {
    await world.sql(`insert into storage.objects (bucket_id, name, metadata) values ('creations', $1, $2)`, [
      `${user}/${name}`,
      JSON.stringify({ mimetype: type }),
    ]);
    return `${user}/${name}`;
  };
  const make = (user: string, images: readonly string[], name = 'Ada') =>
    rows(user, `insert into public.characters (name, images) values ($1, $2) returning id, user_id`, [
      name,
      images,
    ]);

  it('has a name and one to four pictures of its owner’s, and can be changed', async () => {
    const user = await world.newUser();
    const [face, side] = [await upload(user, 'face.png'), await upload(user, 'side.jpg', 'image/jpeg')];
    const [made] = await make(user, [face]);
    expect(made).toMatchObject({ user_id: user });
    await rows(user, `update public.characters set images = $1, description = 'Calm' where id = $2`, [
      [face, side],
      made!['id'],
    ]);
    expect(await rows(user, 'select name, description, images from public.characters')).toEqual([
      { name: 'Ada', description: 'Calm', images: [face, side] },
    ]);
    await expect(make(user, [])).rejects.toMatchObject({ code: '23514' });
    await expect(make(user, [face, face, face, face, side])).rejects.toMatchObject({ code: '23514' });
    await expect(make(user, [face], '  ')).rejects.toMatchObject({ code: '23514' });
  });

  it('has no picture that is another’s, not there, or not a picture', async () => {
    const user = await world.newUser();
    for (const place of [
      await upload(ben, `${user}.png`),
      `${user}/none.png`,
      await upload(user, 'clip.mp4', 'video/mp4'),
      'https://example.com/a.png',
    ])
      await expect(make(user, [place]), `with ${place}`).rejects.toMatchObject({ code: 'PT400' });
  });
});

describe('the models (A160, A163)', () => {
  it('are on offer to everybody, in order, each with what the specification shows of it', async () => {
    const offered = await world.as('anon', null, 'select * from public.models order by position');
    expect(offered.map((model) => model['id'])).toEqual([
      'flux-dev',
      'flux-realism',
      'sdxl',
      'kling',
      'wan-i2v',
      'stable-video',
      'cogvideox-5b',
      'veo3',
      'seedance',
    ]);
    for (const model of offered) {
      for (const field of ['name', 'description', 'use_case', 'parameters', 'license'])
        expect(model[field], `${model['id'] as string} ${field}`).toEqual(expect.stringMatching(/\w/));
      expect(model['tags']).not.toEqual([]);
    }
    await world.sql(`update public.models set is_active = false where id = 'veo3'`);
    expect(await world.as('anon', null, `select from public.models where id = 'veo3'`)).toEqual([]);
  });
});

/** The values that a number or a choice goes through, in all forms of the studio that a model is used in. */
function valuesOf(tool: unknown, name: string): readonly unknown[] {
  const studio = studios.find(({ id, modes }) =>
    [id, ...modes.map((each) => each.tool.id)].includes(String(tool)),
  )!;
  return studio.modes.flatMap(({ tool: { inputs } }) => {
    const input = (inputs as AnyForm['inputs'])[name];
    if (!input) return [];
    const { choices, nearest, initial } = kindOf(input);
    if (choices) return choices(input).map(({ value }) => value);
    return nearest ? [-Infinity, Infinity].map((end) => nearest(input, end)) : [initial(input)];
  });
}

it('what a model is said to do is what its forms ask for (A163)', async () => {
  const rows = await world.as('anon', null, 'select id, tool, parameters from public.models');
  const said = rows.map(({ id, parameters }) => [id, parameters] as const);
  const told = rows.map((row) => {
    const ends = (name: string) => valuesOf(row['tool'], name).map(Number);
    let line = row['parameters'] as string;
    const span = (name: string, unit: string) => {
      const [least, most] = [Math.min(...ends(name)), Math.max(...ends(name))];
      line = line.replace(new RegExp(`\\d+ (to|or) \\d+ ${unit}\\b`), `${least} $1 ${most} ${unit}`);
    };
    span('duration', 's');
    span('steps', 'steps');
    const sizes = valuesOf(row['tool'], 'resolution').map(String);
    line = line.replace(/\d+p\b|\d+x\d+/, (size) => (sizes.includes(size) ? size : sizes.join(' or ')));
    return [row['id'], line] as const;
  });
  expect(said).toEqual(told);
});

describe('the prompts that somebody wrote', () => {
  it('are kept once for each tool, newest first, also when what they made is gone', async () => {
    const user = await world.newUser();
    await world.start(user);
    const { creation_id: last, task_id: task } = await world.start(user);
    await world.finish(task, 'failed');
    await remove(user, last);
    await world.sql('delete from public.user_creations where id = $1', [last]);
    expect(await rows(user, 'select tool, prompt, times from public.prompt_history')).toEqual([
      { tool: 'wan-i2v', prompt: 'Waves', times: 2 },
    ]);
    expect(await rows(ben, 'select from public.prompt_history')).toEqual([]);
    await rows(user, 'delete from public.prompt_history');
    expect(await rows(user, 'select from public.prompt_history')).toEqual([]);
  });
});

describe('history search', () => {
  it('finds parts of title, prompt and model, whatever the letters’ size, among one’s own alone', async () => {
    const user = await world.newUser();
    const found = async (...words: string[]) =>
      (
        await rows(
          user,
          `select title from public.user_creations where search_text ilike all ($1) order by title`,
          [words.map((word) => `%${word}%`)],
        )
      ).map((row) => row['title']);
    await creation(user, { title: 'Dusk', prompt: 'A SAILING boat', model_used: 'flux-dev' });
    await creation(user, { title: 'Dawn', prompt: 'Mountains', model_used: 'wan-i2v' });
    await creation(ben, { title: 'Dusk', prompt: 'A sailing boat' });
    expect(await found('sail')).toEqual(['Dusk']);
    expect(await found('D')).toEqual(['Dawn', 'Dusk']);
    expect(await found('WAN', 'mount')).toEqual(['Dawn']);
    expect(await found('sail', 'mount')).toEqual([]);
    await rows(user, `update public.user_creations set title = 'Noon' where title = 'Dusk'`);
    expect(await found('noon')).toEqual(['Noon']);
  });
});
