import { http, HttpResponse, type JsonBodyType } from 'msw';
import { isJobOf, type FakeStudioApi } from '@kinora/contract/testing';
import type { FakeServer } from './fakeServer.ts';
import { restSaying } from './restSaying.ts';

type Given = Record<string, unknown>;
type Call = (fake: FakeStudioApi, given: Given) => Promise<unknown>;

const afterOf = ({ after }: Given) => (after === undefined ? {} : { after: `${after as string | number}` });

/** The database's functions, each by the call of the port that it stands behind. */
const calls: Readonly<Record<string, Call>> = {
  restore_creation: async ({ creations }, { id }) => {
    await creations.restore(id as string);
    return true;
  },
  trashed_creations: ({ creations }, given) =>
    creations.trash({ ...afterOf(given), ...(given['one'] !== undefined && { id: given['one'] as string }) }),
  running_jobs: ({ generate }) => generate.running(),
  recent_jobs: ({ generate }) => generate.recent(),
  put_away_job: async ({ generate }, { task }) => {
    await generate.putAway(task as string);
    return null;
  },
  credit_history: async ({ credits }, given) => {
    const page = await credits.ledger(afterOf(given));
    return { ...page, next: page.next === null ? null : Number(page.next) };
  },
  my_sessions: ({ account }) => account.sessions(),
  end_session: async ({ account }, { id }) => {
    await account.endSession(id as string);
    return true;
  },
  upload_room: async ({ storage }) => {
    const { usedBytes, mostBytes, files, mostFiles } = await storage.room();
    return { used_bytes: usedBytes, most_bytes: mostBytes, files, most_files: mostFiles };
  },
  add_bookmark: ({ library }, given) => library.addBookmark(given as { creation: string }),
  my_albums: ({ library }) => library.albums(),
  save_album: ({ library }, given) => library.saveAlbum(given as { title: string }),
  delete_album: async ({ library }, { id }) => {
    await library.deleteAlbum(id as string);
    return true;
  },
  set_album_public: ({ library }, { id, is_public }) =>
    library.setAlbumPublic(id as string, is_public as boolean),
  add_to_album: ({ library }, { id, creations }) => library.addToAlbum(id as string, creations as string[]),
  albums_holding: ({ library }, { creations }) => library.albumsHolding(creations as string[]),
  remove_from_album: ({ library }, { id, creations }) =>
    library.removeFromAlbum(id as string, creations as string[]),
  set_album_cover: async ({ library }, { id, creation }) => {
    await library.setAlbumCover(id as string, creation as string);
    return true;
  },
  album_creations: ({ library }, given) => library.albumCreations(given['id'] as string, afterOf(given)),
};

/** `/rest/v1/rpc`, as PostgREST speaks it. */
export function rpcHandlers({ url, fake, accountOf, asSender }: FakeServer) {
  const at = (name: string) => `${url}/rest/v1/rpc/${name}`;
  return [
    ...Object.entries(calls).map(([name, call]) =>
      http.post(at(name), ({ request }) =>
        restSaying(async () => {
          const given = (await request.json()) as Given;
          return HttpResponse.json((await call(asSender(request), given)) as JsonBodyType);
        }),
      ),
    ),
    http.post(at('job_state'), ({ request }) =>
      restSaying(async () => {
        const { task } = (await request.json()) as { task: string };
        fake.world.enter('generate.follow');
        const job = fake.world.jobs.get(task);
        const isOwn = isJobOf(accountOf(request), job);
        return HttpResponse.json(job && isOwn ? { ...job } : null);
      }),
    ),
  ];
}
