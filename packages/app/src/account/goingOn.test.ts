import {
  authWords,
  problemIn,
  requestOf,
  StudioError,
  wanImageToVideo,
  type Job,
  type StudioApi,
} from '@kinora/contract';
import { createFakeStudioApi, onePixelPng } from '@kinora/contract/testing';
import { describe, expect, it, vi } from 'vitest';
import { goingOn } from './goingOn.ts';

const mara = { email: 'mara@example.com', password: 'correct horse' };
const over = () => new StudioError({ kind: 'NotSignedIn', message: 'Please sign in first.' });
type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>;
const image = `data:image/png;base64,${onePixelPng}`;
const request = requestOf(wanImageToVideo, { image, prompt: 'Waves', duration: 2, motion: 5 });

/** A port whose next calls meet an ended session, and its person, who comes back or not. */
function bench({ ended = 1, isBack = true, who = 'mara' as string | null } = {}) {
  const fake = createFakeStudioApi({ scenario: { accounts: [mara] } });
  let left = ended;
  const meet = () => {
    if (left-- > 0) throw over();
  };
  const submit = vi.fn<StudioApi['generate']['submit']>(async (...sent) => {
    meet();
    return fake.generate.submit(...sent);
  });
  const upload = vi.fn<StudioApi['storage']['upload']>(async (...sent) => {
    meet();
    return fake.storage.upload(...sent);
  });
  let times = 0;
  const asked = vi.fn<(person: string) => Promise<boolean>>(async () => {
    times += 1;
    return isBack;
  });
  const isHere = vi.fn<(person: string) => Promise<boolean>>(async () => isBack);
  /** As where the page itself asks. */
  const answer = () => void (times += 1);
  const hasLeft = vi.fn<() => boolean>(() => false);
  const base: StudioApi = {
    ...fake,
    storage: { ...fake.storage, upload },
    generate: {
      ...fake.generate,
      submit,
      async *follow(...followed) {
        meet();
        yield* fake.generate.follow(...followed);
      },
    },
  };
  const end = () => void (left = 1);
  return {
    api: goingOn(base, { who: () => who, hasLeft, isBack: asked, isHere, timesAsked: () => times }),
    answer,
    isHere,
    submit,
    upload,
    asked,
    end,
    hasLeft,
  };
}
const problemOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (thrown: unknown) => problemIn(thrown),
  );

describe('work whose session ended in the middle', () => {
  it('work whose session ended is sent again when the same person is back, once and with the same key', async () => {
    const { api, submit, asked } = bench();
    expect(await api.generate.submit(request, { idempotencyKey: 'press' })).toHaveProperty('taskId');
    expect(asked.mock.calls).toEqual([['mara']]);
    expect(submit.mock.calls).toEqual([
      [request, { idempotencyKey: 'press' }],
      [request, { idempotencyKey: 'press' }],
    ]);
  });

  it('work whose session ended twice is not sent a third time', async () => {
    const { api, submit } = bench({ ended: 2 });
    const press = api.generate.submit(request, { idempotencyKey: 'press' });
    expect(await problemOf(press)).toMatchObject({ kind: 'NotSignedIn' });
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('work whose session ended stays unsent when they would not sign in, or somebody else did, and says what to do', async () => {
    const { api, submit } = bench({ isBack: false });
    const press = api.generate.submit(request, { idempotencyKey: 'press' });
    expect(await problemOf(press)).toEqual({ kind: 'LeftUnsent', message: authWords.lapsed.description });
    expect(submit).toHaveBeenCalledOnce();
  });

  it.each([
    ['stays unsent', false],
    ['is sent again', true],
  ])(
    'work that was under way when they were asked to sign in again %s by what they answered, and asks nothing more',
    async (_what, isBack) => {
      const { api, asked, answer, isHere, upload, end } = bench({ isBack, ended: 0 });
      let refuse!: (thrown: unknown) => void;
      upload.mockReturnValueOnce(new Promise((_come, fail) => (refuse = fail)));
      const slow = api.storage.upload(new Blob(['x']), { name: 'harbour.png' });
      answer();
      refuse(over());
      expect(await problemOf(slow)).toEqual(
        isBack ? null : { kind: 'LeftUnsent', message: authWords.lapsed.description },
      );
      expect(isHere).toHaveBeenCalledWith('mara');
      expect(asked).not.toHaveBeenCalled();
      // What is begun from then on does ask.
      end();
      await problemOf(api.generate.submit(request, { idempotencyKey: 'another' }));
      expect(asked).toHaveBeenCalledOnce();
    },
  );

  it('work whose session ended stays unsent when its studio is gone meanwhile', async () => {
    const studio = new AbortController();
    const { api, submit, asked } = bench();
    asked.mockImplementation(async () => {
      studio.abort();
      return true;
    });
    const press = api.generate.submit(request, { idempotencyKey: 'press', signal: studio.signal });
    await expect(press).rejects.toHaveProperty('name', 'AbortError');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('an upload whose session ended brings its file along when it is sent again', async () => {
    const { api, upload } = bench();
    const options = { name: 'harbour.png' };
    expect(await api.storage.upload(new Blob(['x']), options)).toContain('harbour.png');
    expect(upload).toHaveBeenCalledTimes(2);
  });

  it('work whose session ended while it was followed is followed further', async () => {
    const { api, asked, end } = bench({ ended: 0 });
    const { taskId } = await api.generate.submit(request, { idempotencyKey: 'press' });
    end();
    const told: Job['status'][] = [];
    for await (const job of api.generate.follow(taskId!)) told.push(job.status);
    expect(told.at(-1)).toBe('completed');
    expect(asked).toHaveBeenCalledOnce();
  });

  it('nobody is asked to sign in again where work failed for another reason, nor where a visitor was at work', async () => {
    const visitor = bench({ who: null });
    expect(await problemOf(visitor.api.generate.submit(request, { idempotencyKey: 'press' }))).toMatchObject({
      kind: 'NotSignedIn',
    });
    expect(visitor.asked).not.toHaveBeenCalled();
    const broken = bench({ ended: 0 });
    broken.submit.mockRejectedValue(new StudioError({ kind: 'Offline', message: 'Offline.' }));
    expect(await problemOf(broken.api.generate.submit(request, { idempotencyKey: 'press' }))).toMatchObject({
      kind: 'Offline',
    });
    expect(broken.asked).not.toHaveBeenCalled();
  });

  it('nobody who has just signed out is asked to sign in again', async () => {
    const { api, asked, hasLeft } = bench();
    hasLeft.mockReturnValue(true);
    const press = api.generate.submit(request, { idempotencyKey: 'press' });
    expect(await problemOf(press)).toMatchObject({ kind: 'NotSignedIn' });
    expect(asked).not.toHaveBeenCalled();
  });
});

/** Every call of the port, each of which meets an ended session once. */
const port = Object.entries(createFakeStudioApi()).flatMap(([group, calls]) =>
  ['world', 'jobs', 'tools', 'as'].includes(group)
    ? []
    : Object.keys(calls as object).map((call) => [group, call] as const),
);
const isNever = (group: string, call: string) => group === 'auth' || `${group}.${call}` === 'account.delete';
const answering = (group: string, call: string) => {
  const answer = vi.fn(async (..._given: unknown[]) => 'done').mockRejectedValueOnce(over());
  const asked = vi.fn<(person: string) => Promise<boolean>>(async () => true);
  const fake = createFakeStudioApi();
  const base = { ...fake, [group]: { ...fake[group as keyof StudioApi], [call]: answer } } as StudioApi;
  const api = goingOn(base, {
    who: () => 'mara',
    hasLeft: () => false,
    isBack: asked,
    isHere: asked,
    timesAsked: () => 0,
  });
  return { calls: api[group as keyof StudioApi] as unknown as Calls, answer, asked };
};

describe('where a session ended in the middle', () => {
  it.each(port.filter(([group, call]) => !isNever(group, call) && call !== 'follow'))(
    '%s.%s is repeated as it was asked for, once its person is back (A88)',
    async (group, call) => {
      const { calls, answer, asked } = answering(group, call);
      await expect(calls[call]!('this', { signal: undefined })).resolves.toBe('done');
      expect(asked).toHaveBeenCalledOnce();
      expect(answer.mock.calls).toEqual([
        ['this', { signal: undefined }],
        ['this', { signal: undefined }],
      ]);
    },
  );

  it.each(port.filter(([group, call]) => isNever(group, call)))(
    '%s.%s is not repeated where its session ended',
    async (group, call) => {
      const { calls, answer, asked } = answering(group, call);
      await expect(calls[call]!('this')).rejects.toThrow('Please sign in first.');
      expect(answer).toHaveBeenCalledOnce();
      expect(asked).not.toHaveBeenCalled();
    },
  );
});
