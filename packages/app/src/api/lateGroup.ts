import { generalWords, StudioError } from '@kinora/contract';

type Call = (...given: never[]) => unknown;
type LateCall = (...given: never[]) => Promise<unknown>;

/** The calls whose answer is no promise: those can't wait for code. */
type AtOnce<Group> = {
  readonly [Name in keyof Group as Group[Name] extends LateCall ? never : Name]: Group[Name];
};
/** What answers by itself: all that must at once, and whatever else does. */
type Own<Group> = AtOnce<Group> & Partial<Group>;
type OwnIn<Group> = object extends AtOnce<Group> ? [own?: Own<Group>] : [own: Own<Group>];

/** A group of calls whose code comes with the first of them; each is passed on as it is, but for the group's own. */
export const lateGroup = <Group extends object>(load: () => Promise<Group>, ...[own]: OwnIn<Group>): Group =>
  new Proxy((own ?? {}) as Group, {
    get: (calls, name) =>
      // What can be waited for would be called before it is there.
      name === 'then' || name in calls
        ? calls[name as keyof Group]
        : async (...given: never[]) => {
            const late = (await load()) as Record<string | symbol, Call>;
            return late[name]!(...given);
          },
  });

/** Code on its way; where it does not arrive, there is no network. */
export const arriving = <Module>(coming: Promise<Module>): Promise<Module> =>
  coming.catch((cause: unknown) => {
    throw new StudioError({ kind: 'Offline', message: generalWords.offline }, { cause });
  });
