/** In bytes a second: less than any line on which a picture is worth sending. */
const leastPace = 20_000;

export class TooSlow extends Error {}

export interface Pace {
  /** In milliseconds, how long nothing at all may come. */
  readonly patience: number;
}

/** What comes in, for as long as it comes at a pace: who sends a byte now and then holds memory for an hour. */
export async function* atLeastPace(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { patience }: Pace = { patience: 15_000 },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const began = performance.now();
  let size = 0;
  try {
    while (true) {
      const end = began + patience + (size / leastPace) * 1000;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TooSlow()), Math.max(0, end - performance.now()));
      });
      const { done, value } = await Promise.race([reader.read(), late]).finally(() => clearTimeout(timer));
      if (done) return;
      size += value.byteLength;
      yield value;
    }
  } finally {
    // Not waited for: what does not send does not hear either.
    reader.cancel().catch(() => undefined);
  }
}
