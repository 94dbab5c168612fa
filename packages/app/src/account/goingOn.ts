import { authWords, problemIn, StudioError, type StudioApi } from '@kinora/contract';

export interface Returning {
  /** Who is at work; null for a visitor. */
  readonly who: () => string | null;
  /** Asks them to sign in, and answers when they did or would not: whether this person is here again. */
  readonly isBack: (person: string) => Promise<boolean>;
}

/** Who would not sign in has asked for nothing more: being asked once more at once would be a nuisance. */
const leftUnsent = (cause: unknown) =>
  new StudioError({ kind: 'Refused', message: authWords.lapsed.description }, { cause });

/** The same port, whose work waits where its person's session ended in the middle, and goes on when they are back. */
export function goingOn<Port extends Pick<StudioApi, 'generate' | 'storage'>>(
  api: Port,
  { who, isBack }: Returning,
): Port {
  const waitFor = async (person: string | null, thrown: unknown, signal?: AbortSignal) => {
    if (person === null || problemIn(thrown)?.kind !== 'NotSignedIn') throw thrown;
    const isSame = await isBack(person);
    signal?.throwIfAborted();
    if (!isSame) throw leftUnsent(thrown);
  };
  const again = async <Answer>(call: () => Promise<Answer>, signal?: AbortSignal): Promise<Answer> => {
    const person = who();
    try {
      return await call();
    } catch (thrown) {
      await waitFor(person, thrown, signal);
      return call();
    }
  };
  const { generate, storage } = api;
  return {
    ...api,
    generate: {
      submit: (request, options) => again(() => generate.submit(request, options), options.signal),
      async *follow(taskId, options) {
        const person = who();
        try {
          yield* generate.follow(taskId, options);
        } catch (thrown) {
          await waitFor(person, thrown, options?.signal);
          yield* generate.follow(taskId, options);
        }
      },
      running: (options) => generate.running(options),
      cancel: (taskId, options) => again(() => generate.cancel(taskId, options)),
      retry: (creationId, options) => again(() => generate.retry(creationId, options)),
      capabilities: (options) => generate.capabilities(options),
    },
    storage: {
      upload: (file, options) => again(() => storage.upload(file, options), options.signal),
      room: (options) => storage.room(options),
    },
  };
}
