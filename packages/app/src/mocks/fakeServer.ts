import { StudioError, wireProblem } from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import { HttpResponse } from 'msw';

export type Account = NonNullable<FakeStudioApi['world']['current']>;

/** The fake behind a server's door: who asks is in the request, as on a real server, and not in the fake. */
export interface FakeServer {
  readonly url: string;
  readonly fake: FakeStudioApi;
  readonly accountOf: (request: Request) => Account | null;
  /** The fake as whoever sent the request asks it. */
  readonly asSender: (request: Request) => FakeStudioApi;
}

export function fakeServer(fake: FakeStudioApi, url: string): FakeServer {
  const accountOf = (request: Request) => {
    const token = request.headers.get('authorization')?.replace(/^Bearer /, '');
    return [...fake.world.accounts.values()].find(({ session }) => session.access_token === token) ?? null;
  };
  return { url, fake, accountOf, asSender: (request) => fake.as(accountOf(request)) };
}

/** Changes what the server does, whoever sends a request: what is put in place of the fake's own calls is not asked by them. */
export function forEverySender(fake: FakeStudioApi, change: (asked: FakeStudioApi) => void): void {
  const as = fake.as.bind(fake);
  fake.as = (account) => {
    const asked = as(account);
    change(asked);
    return asked;
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
