export interface ReadWithin {
  /** For so long, neither side may be still. */
  readonly idleSeconds: number;
  /** Called once, however it ended. */
  readonly ended: () => Promise<void>;
}

/** A stream that ends when its reader has gone or stopped reading, or when its source says nothing more. */
export function readWithin(
  source: ReadableStream<Uint8Array>,
  { idleSeconds, ended }: ReadWithin,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  let isOver = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const end = async (reason?: unknown): Promise<void> => {
    if (isOver) return;
    isOver = true;
    clearTimeout(idle);
    // A source may take long to hear of it, and what it held is given back at once.
    reader.cancel(reason).catch(() => {});
    await ended();
  };
  const wait = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearTimeout(idle);
    idle = setTimeout(() => {
      const problem = new Error(`Nothing was read for ${idleSeconds} s.`);
      controller.error(problem);
      void end(problem).catch(() => {});
    }, idleSeconds * 1000);
  };

  return new ReadableStream<Uint8Array>(
    {
      start: wait,
      async pull(controller) {
        wait(controller);
        try {
          const { done, value } = await reader.read();
          if (isOver) return;
          if (done) {
            await end();
            controller.close();
          } else {
            controller.enqueue(value);
            wait(controller);
          }
        } catch (problem) {
          await end(problem);
          throw problem;
        }
      },
      cancel: end,
    },
    // Nothing is read ahead of whoever reads.
    { highWaterMark: 0 },
  );
}
