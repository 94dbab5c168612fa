import { generalWords, StudioError } from '@kinora/contract';

type Call = (...given: unknown[]) => Promise<unknown>;

/** A group of calls whose code comes with the first of them; each call is passed on as it is. */
export const lateGroup = <Group extends object>(load: () => Promise<Group>): Group =>
  new Proxy({} as Group, {
    get: (_, name) =>
      // What can be waited for would be called before it is there.
      name === 'then'
        ? undefined
        : async (...given: unknown[]) => {
            const calls = (await load()) as Record<string | symbol, Call>;
            return calls[name]!(...given);
          },
  });

/** Code on its way; where it does not arrive, there is no network. */
export const arriving = <Module>(coming: Promise<Module>): Promise<Module> =>
  coming.catch((cause: unknown) => {
    throw new StudioError({ kind: 'Offline', message: generalWords.offline }, { cause });
  });
