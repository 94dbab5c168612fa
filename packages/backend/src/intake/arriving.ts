import { writtenSize } from '@kinora/media';
import { clipFacts } from './clipFacts.ts';
import { keptEnds } from './keptEnds.ts';

export interface Measured {
  readonly width: number | null;
  readonly height: number | null;
  readonly seconds: number | null;
}

/** A file on its way: read once, from beginning to end, and never held whole. */
export interface ArrivingFile {
  readonly type: string;
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Once it has passed: how many bytes it had. */
  size(): number;
  /** Once it has passed. */
  measured(): Promise<Measured>;
  /** Why it broke off, which whoever was sending it on says in words of their own; null where it did not. */
  problem(): unknown;
}

export interface Arrival {
  readonly type: string;
  readonly kind: 'image' | 'video';
  /** What was read already, to tell what it is. */
  readonly begun: readonly Uint8Array<ArrayBuffer>[];
  readonly rest: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  readonly most: number;
  readonly tooLarge: () => Error;
  /** What a break on the way comes to. */
  readonly broken: (cause: unknown) => unknown;
}

const unmeasured: Measured = { width: null, height: null, seconds: null };

export function arrivingFile({ type, kind, begun, rest, most, tooLarge, broken }: Arrival): ArrivingFile {
  const ends = keptEnds();
  const waiting = [...begun];
  let problem: unknown = null;

  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      try {
        const piece = waiting.shift() ?? (await rest.read()).value;
        if (!piece) return controller.close();
        ends.add(piece);
        if (ends.size() > most) throw tooLarge();
        controller.enqueue(piece);
      } catch (cause) {
        problem = broken(cause);
        controller.error(problem);
        await rest.cancel().catch(() => undefined);
      }
    },
    cancel: () => rest.cancel(),
  });

  return {
    type,
    bytes,
    size: ends.size,
    problem: () => problem,
    async measured() {
      if (kind === 'image') return { ...unmeasured, ...writtenSize(ends.head()) };
      const facts = await clipFacts({
        size: ends.size(),
        read(start, end) {
          const kept = ends.read(start, end);
          if (!kept) throw new Error('This part has passed.');
          return kept;
        },
      });
      return facts ? { width: facts.width, height: facts.height, seconds: facts.seconds } : unmeasured;
    },
  };
}
