import { StudioError, wireProblem } from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import { HttpResponse } from 'msw';

export type Account = NonNullable<FakeStudioApi['world']['current']>;

/** The fake behind a server's door: who asks is in the request, as on a real server, and not in the fake. */
export interface FakeServer {
  readonly url: string;
  readonly fake: FakeStudioApi;
  readonly accountOf: (request: Request) => Account | null;
  /** Runs a call of the fake as whoever sent the request. */
  readonly asSender: <R>(request: Request, call: (fake: FakeStudioApi) => Promise<R>) => Promise<R>;
}

export function fakeServer(fake: FakeStudioApi, url: string): FakeServer {
  const { world } = fake;
  const accountOf = (request: Request) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    return [...world.accounts.values()].find(({ session }) => session.access_token === token) ?? null;
  };
  return {
    url,
    fake,
    accountOf,
    asSender(request, call) {
      const before = world.current;
      world.current = accountOf(request);
      try {
        // The fake looks at who is signed in before it first waits, so this may be put back at once.
        return call(fake);
      } finally {
        world.current = before;
      }
    },
  };
}

/** Lets a call's problem travel the way that kind of server says it; no network is no answer at all. */
export async function answering(
  answer: () => Promise<Response> | Response,
  say: (problem: StudioError['problem'], status: number) => Response,
): Promise<Response> {
  try {
    return await answer();
  } catch (thrown) {
    if (!(thrown instanceof StudioError)) throw thrown;
    if (thrown.problem.kind === 'Offline') return HttpResponse.error();
    return say(thrown.problem, wireProblem(thrown.problem).status);
  }
}
