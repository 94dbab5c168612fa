import { bodyLimit, readableSize } from '@kinora/contract';
import { isText } from '../intake/isText.ts';
import { readAtMost } from '../intake/readAtMost.ts';
import { refuse } from './answer.ts';

const tooLarge = (limit: number) =>
  refuse({
    kind: 'TooLarge',
    message: `This request is larger than ${readableSize(limit)}. Choose smaller files; nothing was charged.`,
  });

/** The bytes of a body, read no further than the limit, whatever its length claims. */
export async function readBody(request: Request, limit = bodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  return (await readAtMost(request, limit)) ?? tooLarge(limit);
}

export function parseJson(bytes: Uint8Array): unknown {
  let isKeepable = true;
  try {
    const value: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      (_key, each: unknown) => {
        isKeepable &&= typeof each !== 'string' || isText(each);
        return each;
      },
    );
    if (isKeepable) return value;
  } catch {
    return refuse({ kind: 'Invalid', message: 'The request is not valid JSON.' });
  }
  return refuse({
    kind: 'Invalid',
    message: 'The request holds a character that is none. Write the words again without it.',
  });
}
