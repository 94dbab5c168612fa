import { bodyLimit, readableSize } from '@kinora/contract';
import { atLeastPace, TooSlow, type Pace } from '../intake/atLeastPace.ts';
import { isKeepableJson } from '../intake/keepableJson.ts';
import { readAtMost } from '../intake/readAtMost.ts';
import { refuse } from './answer.ts';

const tooLarge = (limit: number) =>
  refuse({
    kind: 'TooLarge',
    message: `This request is larger than ${readableSize(limit)}. Choose smaller files; nothing was charged.`,
  });

/** The bytes of a body, read no further than the limit, whatever its length claims, and for as long as they come at a pace. */
export async function readBody(
  request: Request,
  limit = bodyLimit,
  pace?: Pace,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readAtMost(request, limit, (body) => atLeastPace(body, pace)).catch(
    (thrown: unknown) => {
      if (!(thrown instanceof TooSlow)) throw thrown;
      return refuse({
        kind: 'Invalid',
        message: 'This request came too slowly to be waited for. Send it again; nothing was charged.',
      });
    },
  );
  return bytes ?? tooLarge(limit);
}

export function parseJson(bytes: Uint8Array): unknown {
  let json: string;
  let value: unknown;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    value = JSON.parse(json);
  } catch {
    return refuse({ kind: 'Invalid', message: 'The request is not valid JSON.' });
  }
  if (isKeepableJson(json)) return value;
  return refuse({
    kind: 'Invalid',
    message: 'The request holds a character that is none. Write the words again without it.',
  });
}
