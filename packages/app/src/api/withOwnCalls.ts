/**
 * A group of calls with some in place of its own; the others are asked of the group, also those that it can't list yet
 * because their code has not come.
 */
export const withOwnCalls = <Group extends object>(group: Group, own: Partial<Group>): Group =>
  new Proxy(group, { get: (calls, name) => Reflect.get(name in own ? own : calls, name) as unknown });
