import type { AuthEvent, Session } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { describe, expect, it, vi } from 'vitest';
import { lazyStudioApi } from './lazyStudioApi.ts';
import { withOwnCalls } from './withOwnCalls.ts';

const mara = { email: 'mara@example.com', password: 'correct horse' };
type Call = () => Promise<unknown>;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

function lazy({ isStored = false, isVisitor = true } = {}) {
  const fake = createFakeStudioApi({ scenario: { accounts: [mara], isVisitor } });
  const load = vi.fn<() => Promise<typeof fake>>(async () => fake);
  let sessionStored = () => {};
  const api = lazyStudioApi({
    load,
    mayBeSignedIn: () => isStored,
    onSessionStored: (react) => {
      sessionStored = react;
      return () => {};
    },
  });
  const told: [AuthEvent, string | undefined][] = [];
  const stop = api.auth.onChange((event, session: Session | null) => told.push([event, session?.user.email]));
  return { api, fake, load, told, stop, sessionStored: () => sessionStored() };
}

describe('the lazy port', () => {
  it('a visitor is told to be one without loading anything (A88)', async () => {
    const { api, load, told } = lazy();
    await nextTurn();
    expect(told).toEqual([['INITIAL_SESSION', undefined]]);
    expect(await api.auth.session()).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  it('a stored session is waited for (A88, A89)', async () => {
    const { told, load } = lazy({ isStored: true, isVisitor: false });
    await nextTurn();
    expect(load).toHaveBeenCalledOnce();
    expect(told).toEqual([['INITIAL_SESSION', mara.email]]);
  });

  it('those who listened before the port came are told of everything after (A89)', async () => {
    const { api, told, load } = lazy();
    await nextTurn();
    await api.auth.signIn(mara);
    await api.auth.signOut();
    expect(told.map(([event]) => event)).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('a sign-in in another tab is heard of (A89)', async () => {
    const { fake, told, sessionStored } = lazy();
    await nextTurn();
    fake.world.current = fake.world.accounts.get(mara.email)!;
    sessionStored();
    await nextTurn();
    expect(told).toEqual([
      ['INITIAL_SESSION', undefined],
      ['SIGNED_IN', mara.email],
    ]);
  });

  it('tells nothing more to who stopped listening', async () => {
    const { api, told, stop } = lazy();
    stop();
    await api.auth.signIn(mara);
    await nextTurn();
    expect(told).toEqual([]);
  });

  it('passes every call of every group on, named here or not', async () => {
    const { api, fake } = lazy();
    const asked: string[] = [];
    const groups = Object.entries(fake as unknown as Record<string, Record<string, Call>>).filter(
      ([group]) => group in api,
    );
    const wanted = groups.flatMap(([group, calls]) =>
      Object.keys(calls)
        // Those answer at once and have tests of their own.
        .filter((name) => !['onChange', 'follow', 'session'].includes(name))
        .map((name) => {
          calls[name] = async () => void asked.push(`${group}.${name}`);
          return [group, name] as const;
        }),
    );
    for (const [group, name] of wanted)
      await (api as unknown as Record<string, Record<string, Call>>)[group]![name]!();
    expect(asked).toEqual(wanted.map((each) => each.join('.')));
    expect(asked).toEqual(expect.arrayContaining(['auth.setPassword', 'generate.retry', 'library.albums']));
  });

  it('passes on what is put over it, and a call that nobody named on the way', async () => {
    const { api, fake } = lazy();
    const added = fake.generate as unknown as Record<string, Call>;
    added['reorder'] = async () => 'reordered';
    const over = withOwnCalls(withOwnCalls(api.generate, { running: async () => [] }), {
      capabilities: async () => ({ engine: 'one of its own', tools: {} }),
    });
    expect(await over.running()).toEqual([]);
    expect(await over.capabilities()).toMatchObject({ engine: 'one of its own' });
    expect(await (over as unknown as Record<string, Call>)['reorder']!()).toBe('reordered');
  });

  it('tries again when its code did not arrive', async () => {
    const fake = createFakeStudioApi({ scenario: { accounts: [mara] } });
    const load = vi
      .fn<() => Promise<typeof fake>>()
      .mockRejectedValueOnce(new Error('chunk'))
      .mockResolvedValue(fake);
    const api = lazyStudioApi({ load, mayBeSignedIn: () => true, onSessionStored: () => () => {} });
    await expect(api.auth.session()).rejects.toThrow('chunk');
    expect((await api.auth.session())?.user.email).toBe(mara.email);
  });
});
