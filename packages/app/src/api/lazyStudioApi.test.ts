// @vitest-environment happy-dom
import type { AuthEvent, Session } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { describe, expect, it, vi } from 'vitest';
import { lazyStudioApi } from './lazyStudioApi.ts';
import { withOwnCalls } from './withOwnCalls.ts';

const mara = { email: 'mara@example.com', password: 'correct horse' };
type Call = () => Promise<unknown>;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

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

  describe('whose code does not arrive', () => {
    const lost = (isStored: boolean) => {
      const isStill = { stored: isStored };
      const fake = createFakeStudioApi({ scenario: { accounts: [mara], isVisitor: !isStored } });
      const load = vi.fn<() => Promise<typeof fake>>().mockRejectedValue(new Error('chunk'));
      const api = lazyStudioApi({
        load,
        mayBeSignedIn: () => isStill.stored,
        onSessionStored: () => () => {},
      });
      const told: [AuthEvent, string | undefined][] = [];
      const stop = api.auth.onChange((event, session) => told.push([event, session?.user.email]));
      return { api, load, told, stop, isStill, arrive: () => load.mockResolvedValue(fake) };
    };
    const online = async () => {
      window.dispatchEvent(new Event('online'));
      await nextTurn();
    };

    it('leaves it unknown who is here while a session is stored, and tells it once the network brings it (A88)', async () => {
      const { told, arrive, stop } = lost(true);
      await nextTurn();
      await online();
      expect(told).toEqual([]);
      arrive();
      await online();
      expect(told).toEqual([['INITIAL_SESSION', mara.email]]);
      stop();
    });

    it('tells it as soon as any call brings it', async () => {
      const { api, told, arrive, stop } = lost(true);
      await nextTurn();
      arrive();
      await api.plans.list();
      await nextTurn();
      expect(told).toEqual([['INITIAL_SESSION', mara.email]]);
      stop();
    });

    it('says nobody once no session is stored any more, and asks for nothing then', async () => {
      const { told, load, isStill, stop } = lost(true);
      await nextTurn();
      isStill.stored = false;
      await online();
      expect(told).toEqual([['INITIAL_SESSION', undefined]]);
      const { length } = load.mock.calls;
      await online();
      expect(load).toHaveBeenCalledTimes(length);
      stop();
    });

    it('leaves a visitor one whose call failed, and asks for nothing by itself', async () => {
      const { api, told, load } = lost(false);
      await expect(api.plans.list()).rejects.toThrow('chunk');
      await nextTurn();
      await online();
      expect(told).toEqual([['INITIAL_SESSION', undefined]]);
      expect(load).toHaveBeenCalledOnce();
    });

    it('is asked for no longer by who stopped listening', async () => {
      const { load, stop, told } = lost(true);
      await nextTurn();
      stop();
      await online();
      expect(load).toHaveBeenCalledOnce();
      expect(told).toEqual([]);
    });
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
