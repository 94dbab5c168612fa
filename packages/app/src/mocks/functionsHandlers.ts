import { wireProblem } from '@kinora/contract';
import { http, HttpResponse } from 'msw';
import { answering, type FakeServer } from './fakeServer.ts';

/** `/functions/v1` as Kinora's functions answer. */
export function functionsHandlers({ url, asSender }: FakeServer) {
  const saying = (answer: () => Promise<Response>) =>
    answering(answer, (problem, status) => HttpResponse.json(wireProblem(problem).body, { status }));

  return [
    http.post(`${url}/functions/v1/check-video-limits`, ({ request }) =>
      saying(() => asSender(request, async ({ credits }) => HttpResponse.json(await credits.limits()))),
    ),
    http.post<{ name: string }>(`${url}/functions/v1/:name`, ({ request, params }) =>
      saying(async () => {
        const body = (await request.json()) as Record<string, unknown>;
        const idempotencyKey = request.headers.get('idempotency-key') ?? '';
        const reply = await asSender(request, ({ generate }) =>
          generate.submit({ function: params.name, body }, { idempotencyKey }),
        );
        return HttpResponse.json(reply, { status: 202 });
      }),
    ),
  ];
}
