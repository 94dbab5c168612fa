import { authWords, problemIn, StudioError, type Cancellable, type StudioApi } from '@kinora/contract';

export interface Returning {
  /** Who is at work; null for a visitor. */
  readonly who: () => string | null;
  /** Whether they ended their session on purpose: then nobody is asked. */
  readonly hasLeft: () => boolean;
  /** Asks them to sign in, and answers when they did or would not: whether this person is here again. */
  readonly isBack: (person: string) => Promise<boolean>;
  readonly isHere: (person: string) => Promise<boolean>;
  /** How often they were asked and answered, by whatever asks. */
  readonly timesAsked: () => number;
}

/** No `NotSignedIn`: being asked once more at once would be a nuisance. */
const leftUnsent = (cause: unknown) =>
  new StudioError({ kind: 'LeftUnsent', message: authWords.lapsed.description }, { cause });

type Call = (...given: readonly unknown[]) => Promise<unknown>;

const signalAmong = (given: readonly unknown[]) =>
  given.map((each) => (each as Cancellable | undefined)?.signal).find((signal) => signal !== undefined);

/**
 * The same port, all of whose calls wait where their person's session ended in the middle, and are repeated when they
 * are back: what was refused so has done nothing yet. Who one is stays as it is told, and no account is deleted by a
 * call that nobody sees any more.
 */
export function goingOn(api: StudioApi, { who, hasLeft, isBack, isHere, timesAsked }: Returning): StudioApi {
  const begin = () => ({ person: who(), before: timesAsked() });
  const waitFor = async (
    { person, before }: ReturnType<typeof begin>,
    thrown: unknown,
    signal?: AbortSignal,
  ) => {
    if (person === null || hasLeft() || problemIn(thrown)?.kind !== 'NotSignedIn') throw thrown;
    // What was under way when they were asked does not ask once more.
    const isSame = await (timesAsked() === before ? isBack(person) : isHere(person));
    signal?.throwIfAborted();
    if (!isSame) throw leftUnsent(thrown);
  };
  const again = (call: Call): Call =>
    async function repeated(...given) {
      const begun = begin();
      try {
        return await call(...given);
      } catch (thrown) {
        await waitFor(begun, thrown, signalAmong(given));
        return call(...given);
      }
    };
  /** As it is asked for, since a group may come with its first call. */
  const repeating = <Group extends object>(group: Group, own: Partial<Group> = {}): Group =>
    new Proxy(group, {
      get(calls, name: keyof Group & string) {
        const call = calls[name] as unknown;
        return own[name] ?? (typeof call === 'function' ? again(call.bind(calls) as Call) : call);
      },
    });

  const { account, auth, generate } = api;
  const groups = Object.entries<object>({ ...api }).map(([name, group]) => [name, repeating(group)]);
  return {
    ...(Object.fromEntries(groups) as StudioApi),
    auth,
    account: repeating(account, { delete: (proof) => account.delete(proof) }),
    generate: repeating(generate, {
      async *follow(taskId, options) {
        const begun = begin();
        try {
          yield* generate.follow(taskId, options);
        } catch (thrown) {
          await waitFor(begun, thrown, options?.signal);
          yield* generate.follow(taskId, options);
        }
      },
    }),
  };
}
