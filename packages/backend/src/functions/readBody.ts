import { bodyLimit, readableSize } from '@kinora/contract';
import { refuse } from './answer.ts';

const tooLarge = () =>
  refuse({
    kind: 'TooLarge',
    message: `This request is larger than ${readableSize(bodyLimit)}. Choose smaller files; nothing was charged.`,
  });

/** The bytes of a body, read no further than the limit, whatever its length claims. */
export async function readBody(request: Request, limit = bodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) tooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse({ kind: 'Invalid', message: 'The request is not valid JSON.' });
  }
}
