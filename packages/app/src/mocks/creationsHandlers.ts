import type { CreationSort, CreationType } from '@kinora/contract';
import { http, HttpResponse } from 'msw';
import type { FakeServer } from './fakeServer.ts';
import { filter, searchIn } from './filters.ts';
import { restSaying } from './restSaying.ts';

const sortIn = (address: URL): CreationSort => {
  if (filter(address, 'is_liked') === 'true') return 'liked';
  return address.searchParams.get('order')?.startsWith('created_at.asc') ? 'oldest' : 'newest';
};

/** `/rest/v1/user_creations`, as PostgREST speaks it. */
export function creationsHandlers({ url, accountOf, asSender }: FakeServer) {
  const table = `${url}/rest/v1/user_creations`;
  return [
    http.get(table, ({ request }) =>
      restSaying(async () => {
        const { creations } = asSender(request);
        const address = new URL(request.url);
        const id = filter(address, 'id');
        if (id !== undefined) {
          const found = await creations.byId(id);
          return HttpResponse.json(found ? [found] : []);
        }
        // Row-level security: somebody else's rows are not there.
        if (filter(address, 'user_id') !== accountOf(request)?.session.user.id) return HttpResponse.json([]);
        const type = filter(address, 'type') as CreationType | undefined;
        const after = /id\.[lg]t\.([^)]+)\)/.exec(address.searchParams.get('or') ?? '')?.[1];
        const page = await creations.list({
          sort: sortIn(address),
          search: searchIn(address),
          ...(type && { type }),
          ...(after && { after }),
        });
        const items = page.items.slice(0, Number(address.searchParams.get('limit') ?? Infinity));
        const isLeft = after && page.next === null ? items.length : page.total;
        return HttpResponse.json(items, {
          headers: { 'content-range': `${items.length ? `0-${items.length - 1}` : '*'}/${isLeft}` },
        });
      }),
    ),
    http.patch(table, ({ request }) =>
      restSaying(async () => {
        const id = filter(new URL(request.url), 'id')!;
        const to = (await request.json()) as { is_liked: boolean } | { title: string | null };
        const isOwn = accountOf(request)?.creations.some((each) => each.id === id);
        // PostgREST changes no row rather than refuse: what is not there, or not one's own, is an empty list.
        if (!isOwn) return HttpResponse.json([]);
        const { creations } = asSender(request);
        await ('title' in to ? creations.rename(id, to.title ?? '') : creations.setLiked(id, to.is_liked));
        return HttpResponse.json([{ id }]);
      }),
    ),
    http.delete(table, ({ request }) =>
      restSaying(async () => {
        const id = filter(new URL(request.url), 'id')!;
        await asSender(request).creations.remove(id);
        return new HttpResponse(null, { status: 204 });
      }),
    ),
  ];
}
