import type { CreationSort, CreationType } from '@kinora/contract';
import { http, HttpResponse } from 'msw';
import { answering, type FakeServer } from './fakeServer.ts';

/** What a filter of the address says, without its operator. */
const filter = (address: URL, column: string) => address.searchParams.get(column)?.replace(/^eq\./, '');

const sortIn = (address: URL): CreationSort => {
  if (filter(address, 'is_liked') === 'true') return 'liked';
  return address.searchParams.get('order')?.startsWith('created_at.asc') ? 'oldest' : 'newest';
};

/** `/rest/v1/user_creations` and the calls around it, as PostgREST speaks them. */
export function creationsHandlers({ url, fake, accountOf, asSender }: FakeServer) {
  const table = `${url}/rest/v1/user_creations`;
  const saying = (answer: () => Promise<Response>) =>
    answering(answer, ({ kind, message }, status) =>
      HttpResponse.json(
        { code: kind === 'NotSignedIn' ? '42501' : 'P0001', message, details: null, hint: null },
        { status },
      ),
    );

  return [
    http.get(table, ({ request }) =>
      saying(() =>
        asSender(request, async ({ creations }) => {
          const address = new URL(request.url);
          const id = filter(address, 'id');
          if (id !== undefined) {
            const found = await creations.byId(id);
            return HttpResponse.json(found ? [found] : []);
          }
          // Row-level security: somebody else's rows are not there.
          if (filter(address, 'user_id') !== accountOf(request)?.session.user.id)
            return HttpResponse.json([]);
          const type = filter(address, 'type') as CreationType | undefined;
          const after = /id\.[lg]t\.([^)]+)\)/.exec(address.searchParams.get('or') ?? '')?.[1];
          const sort = sortIn(address);
          const page = await creations.list({ sort, ...(type && { type }), ...(after && { after }) });
          const items = page.items.slice(0, Number(address.searchParams.get('limit') ?? Infinity));
          const isLeft = after && page.next === null ? items.length : page.total;
          return HttpResponse.json(items, {
            headers: { 'content-range': `${items.length ? `0-${items.length - 1}` : '*'}/${isLeft}` },
          });
        }),
      ),
    ),
    http.patch(table, ({ request }) =>
      saying(async () => {
        const id = filter(new URL(request.url), 'id')!;
        const { is_liked } = (await request.json()) as { is_liked: boolean };
        const isOwn = accountOf(request)?.creations.some((each) => each.id === id);
        // PostgREST changes no row rather than refuse: what is not there, or not one's own, is an empty list.
        if (!isOwn) return HttpResponse.json([]);
        await asSender(request, ({ creations }) => creations.setLiked(id, is_liked));
        return HttpResponse.json([{ id }]);
      }),
    ),
    http.delete(table, ({ request }) =>
      saying(async () => {
        const id = filter(new URL(request.url), 'id')!;
        await asSender(request, ({ creations }) => creations.remove(id));
        return new HttpResponse(null, { status: 204 });
      }),
    ),
    http.post(`${url}/rest/v1/rpc/restore_creation`, ({ request }) =>
      saying(async () => {
        const { id } = (await request.json()) as { id: string };
        await asSender(request, ({ creations }) => creations.restore(id));
        return HttpResponse.json(true);
      }),
    ),
    http.post(`${url}/rest/v1/rpc/running_jobs`, ({ request }) =>
      saying(() =>
        asSender(request, async ({ generate }) => HttpResponse.json((await generate.running()) as never)),
      ),
    ),
    http.post(`${url}/rest/v1/rpc/job_state`, ({ request }) =>
      saying(async () => {
        const { task } = (await request.json()) as { task: string };
        fake.world.enter('generate.follow');
        const job = fake.world.jobs.get(task);
        const isOwn = accountOf(request)?.creations.some((each) => each.id === job?.creation_id);
        return HttpResponse.json(job && isOwn ? { ...job } : null);
      }),
    ),
  ];
}
