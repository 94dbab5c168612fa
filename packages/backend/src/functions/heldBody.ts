import { bodyLimit } from '@kinora/contract';
import { mostUnread } from '../intake/bodyRoom.ts';
import { refuse } from './answer.ts';
import type { FunctionContext, SignedInUser } from './context.ts';
import { readBody } from './readBody.ts';

/** What is this small waits for nobody: words and addresses of files alone. */
const small = 100_000;

/** Does something with the body of a request, which is in memory until that is done, and not before there is room. */
export async function withBody<T>(
  request: Request,
  user: SignedInUser,
  { bodies }: Pick<FunctionContext, 'bodies'>,
  work: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>,
): Promise<T> {
  // One that hides its length may be as long as any.
  const announced = Number(request.headers.get('content-length') ?? bodyLimit);
  // One that is too long is not read at all.
  if (announced <= small || announced > bodyLimit) return work(await readBody(request));
  const leave =
    bodies.enter(user.id) ??
    refuse({
      kind: 'RateLimited',
      message: `${mostUnread} of your requests are on their way already. Send this one when one of them is there.`,
      retryAfter: 5,
    });
  let giveBack: (() => void) | null = null;
  try {
    giveBack = await bodies.take(announced);
    const bytes = await readBody(request);
    leave();
    return await work(bytes);
  } finally {
    leave();
    giveBack?.();
  }
}
