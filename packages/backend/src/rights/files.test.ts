import { describe, expect, it } from 'vitest';
import { sharedWorld } from '../credits/testing/sharedWorld.ts';
import { rightsWorld } from './testing/rightsWorld.ts';

const world = sharedWorld(rightsWorld);

const refused = { refused: '42501' };

describe('files', () => {
  it('are read by their owner alone', async () => {
    const names = (user: string) =>
      world.attempt('authenticated', user, 'select name from storage.objects order by name');
    expect(await names(world.ann)).toMatchObject({ rows: [{ name: `${world.ann}/ada.jpg` }] });
    expect(await names(world.ben)).toMatchObject({ rows: [{ name: `${world.ben}/ada.jpg` }] });
    expect(await world.attempt('anon', null, 'select name from storage.objects')).toMatchObject({ rows: [] });
  });

  it('are added to one’s own folder of the one bucket alone', async () => {
    const add = (bucket: string, name: string, role: 'anon' | 'authenticated' = 'authenticated') =>
      world.attempt(
        role,
        role === 'anon' ? null : world.ann,
        'insert into storage.objects (bucket_id, name) values ($1, $2)',
        [bucket, name],
      );
    expect(await add('creations', `${world.ann}/b.png`)).toMatchObject({ count: 1 });
    for (const name of [`${world.ben}/b.png`, 'b.png', `x/${world.ann}/b.png`])
      expect(await add('creations', name), `with ${name}`).toEqual(refused);
    expect(await add('elsewhere', `${world.ann}/b.png`)).toEqual(refused);
    expect(await add('creations', `${world.ann}/b.png`, 'anon')).toEqual(refused);
  });

  it('are nobody’s without a key, and all the server’s', async () => {
    for (const statement of [
      'select name from storage.objects',
      `update storage.objects set name = name`,
      'delete from storage.objects',
      `insert into storage.objects (bucket_id, name) values ('creations', 'c.png')`,
    ]) {
      expect(await world.attempt('keyless', null, statement), `with ${statement}`).toEqual(refused);
      const [{ number }] = (await world.sql('select count(*)::integer as number from storage.objects')) as [
        { number: number },
      ];
      expect(await world.attempt('service_role', null, statement), `with ${statement}`).toMatchObject({
        count: statement.startsWith('insert') ? 1 : number,
      });
    }
  });

  it('are never replaced or removed by a client', async () => {
    for (const change of [
      `update storage.objects set name = '${world.ann}/c.png'`,
      'delete from storage.objects',
    ])
      expect(await world.attempt('authenticated', world.ann, change), `with ${change}`).toMatchObject({
        count: 0,
      });
  });

  it('stop being added where more come within a minute than are taken, and go on after it', async () => {
    await world.sql(`update private.limits set amount = 2 where name = 'uploads_a_minute'`);
    const kept = (seconds: number) =>
      world.sql(
        `insert into storage.objects (bucket_id, name, owner_id, created_at)
         values ('creations', $1::text || '/' || $2::integer || '.png', $1::text, now() - make_interval(secs => $2::integer))`,
        [world.ben, seconds],
      );
    const add = () =>
      world.attempt(
        'authenticated',
        world.ben,
        `insert into storage.objects (bucket_id, name, owner_id) values ('creations', $1, $2)`,
        [`${world.ben}/new.png`, world.ben],
      );
    // What the server wrote for him is none of his.
    await world.sql(
      `insert into storage.objects (bucket_id, name) select 'creations', $1 || '/a.image-' || number || '.png'
       from generate_series(1, 3) as number`,
      [world.ben],
    );
    await kept(61);
    await kept(1);
    expect(await add()).toMatchObject({ count: 1 });
    await kept(2);
    expect(await add()).toEqual(refused);
    await world.sql(
      `update storage.objects set created_at = created_at - interval '1 minute' where owner_id = $1`,
      [world.ben],
    );
    expect(await add()).toMatchObject({ count: 1 });
    await world.sql(`delete from storage.objects where name like $1 and name not like '%/ada.jpg'`, [
      `${world.ben}/%`,
    ]);
    await world.sql(`update private.limits set amount = 120 where name = 'uploads_a_minute'`);
  });

  it('stop being added when their owner’s room is full, and say how full it is', async () => {
    await world.sql(`update private.limits set amount = 2 where name = 'upload_files'`);
    await world.sql(
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       select 'creations', $1::text || '/' || number || '.png', $1::text, '{"size": 1000}' from generate_series(1, 2) as number`,
      [world.ann],
    );
    const add = (user: string) =>
      world.attempt(
        'authenticated',
        user,
        `insert into storage.objects (bucket_id, name, owner_id) values ('creations', $1, $2)`,
        [`${user}/new.png`, user],
      );
    expect(await add(world.ann)).toEqual(refused);
    expect(await add(world.ben)).toMatchObject({ count: 1 });
    expect(
      await world.attempt('authenticated', world.ann, 'select public.upload_room() as room'),
    ).toMatchObject({
      rows: [{ room: { files: 2, most_files: 2, used_bytes: 2000, most_bytes: 2e9, has_room: false } }],
    });
  });
});
