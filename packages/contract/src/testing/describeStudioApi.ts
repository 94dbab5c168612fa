import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creationSchema } from '../entities/creation.ts';
import type { Job } from '../entities/job.ts';
import type { AuthEvent } from '../entities/session.ts';
import { problemIn, type StudioProblem } from '../errors.ts';
import type { StudioApi } from '../studioApi.ts';
import type { Values } from '../tools/defineTool.ts';
import { requestOf } from '../tools/request.ts';
import { wanImageToVideo as wan } from '../tools/wanImageToVideo.ts';
import { notEnoughCredits } from '../words/problems.ts';
import { bytesOf } from './fixtures/mediaFile.ts';
import * as v from 'valibot';

/** A server to be judged, with a fresh client nobody has signed in with. */
export interface StudioApiUnderTest {
  readonly api: StudioApi;
  /** Makes a confirmed account with so much to spend. */
  account(purse: { included: number; balance: number }): Promise<{ email: string; password: string }>;
  /** A picture that this server's engine can really use, as base64 PNG. */
  readonly picture: string;
  dispose?(): Promise<void> | void;
}

const problemOf = async (attempt: Promise<unknown>): Promise<StudioProblem | null> => {
  try {
    await attempt;
  } catch (thrown) {
    const problem = problemIn(thrown);
    if (!problem) throw thrown;
    return problem;
  }
  throw new Error('This should have been refused, and was not.');
};

/** What every implementation of the port must do, whoever it speaks to. */
export function describeStudioApi(
  name: string,
  makeApi: () => Promise<StudioApiUnderTest>,
  timeout = 30_000,
): void {
  describe(`${name} keeps the port's promises`, { timeout }, () => {
    let server: StudioApiUnderTest;
    let api: StudioApi;
    let keys = 0;

    const signIn = async (purse = { included: 3, balance: 0 }) =>
      api.auth.signIn(await server.account(purse));
    const request = (changes: Partial<Values<typeof wan>> = {}) =>
      requestOf(wan, {
        image: `data:image/png;base64,${server.picture}`,
        prompt: 'Waves roll in',
        duration: 2,
        motion: 5,
        ...changes,
      });
    const submit = (sent = request(), idempotencyKey = `key-${name}-${(keys += 1)}`) =>
      api.generate.submit(sent, { idempotencyKey });
    const statesOf = async (taskId: string) => {
      const states: Job[] = [];
      for await (const job of api.generate.follow(taskId)) states.push(job);
      return states;
    };
    const finished = async () => {
      const { taskId } = await submit();
      await statesOf(taskId!);
      const page = await api.creations.list({ sort: 'newest' });
      return page.items[0]!;
    };

    beforeEach(async () => {
      server = await makeApi();
      api = server.api;
    }, timeout);
    afterEach(() => server.dispose?.());

    describe('auth', () => {
      it('A88 starts signed out, and says so', async () => {
        expect(await api.auth.session()).toBeNull();
        const first = await new Promise((resolve) => {
          const stop = api.auth.onChange((event, session) => {
            resolve([event, session]);
            queueMicrotask(() => stop());
          });
        });
        expect(first).toEqual(['INITIAL_SESSION', null]);
      });

      it('A86 A89 A99 signs in and out, and tells each change', async () => {
        const events: AuthEvent[] = [];
        const credentials = await server.account({ included: 3, balance: 0 });
        const stop = api.auth.onChange((event) => events.push(event));
        const session = await api.auth.signIn(credentials);
        expect(session).toMatchObject({
          access_token: expect.any(String),
          refresh_token: expect.any(String),
          expires_in: expect.any(Number),
          token_type: 'bearer',
          user: { id: expect.any(String), email: credentials.email },
        });
        expect((await api.auth.session())?.user.id).toBe(session.user.id);
        await api.auth.signOut();
        expect(await api.auth.session()).toBeNull();
        stop();
        expect(events).toContain('SIGNED_IN');
        expect(events.at(-1)).toBe('SIGNED_OUT');
      });

      it('A94 passes on what the server says of a wrong password', async () => {
        const { email } = await server.account({ included: 3, balance: 0 });
        const problem = await problemOf(api.auth.signIn({ email, password: 'not-the-password' }));
        expect(problem).toEqual({ kind: 'Refused', message: 'Invalid login credentials' });
      });

      it('A81 mails a confirmation before a new account can sign in', async () => {
        const { session } = await api.auth.signUp({
          email: `new-${(keys += 1)}@example.com`,
          password: 'a long password',
          fullName: 'Mara Lind',
        });
        expect(session).toBeNull();
      });
    });

    describe('to a visitor', () => {
      it.each([
        ['limits', () => api.credits.limits()],
        ['a history', () => api.creations.list({ sort: 'newest' })],
        ['running jobs', () => api.generate.running()],
        ['a generation', () => submit()],
        ['an upload', () => api.storage.upload(new Blob(['x']), { name: 'x.png' })],
      ])('A143 refuses %s', async (_what, attempt) => {
        expect(await problemOf(attempt())).toMatchObject({ kind: 'NotSignedIn' });
      });
    });

    describe('credits', () => {
      it('A197 A198 counts what a new account may make this month', async () => {
        await signIn();
        expect(await api.credits.limits()).toMatchObject({
          plan_name: 'Free',
          credits_used: 0,
          monthly_limit: 3,
          credits_remaining: 3,
          can_generate: true,
          credit_balance: 0,
          image_monthly_limit: 10,
          images_remaining: 10,
          reset_date: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
        });
      });

      it('D11 pays with the balance once nothing is included', async () => {
        await signIn({ included: 0, balance: 500 });
        await statesOf((await submit(request({ duration: 8 }))).taskId!);
        expect(await api.credits.limits()).toMatchObject({ credits_remaining: 0, credit_balance: 250 });
      });
    });

    describe('a generation', () => {
      it('A130 A142 A355 becomes a job, is followed to its end, and is found in the history', async () => {
        const { user } = await signIn();
        const reply = await submit();
        expect(reply).toMatchObject({ taskId: expect.any(String), message: wan.words.started });
        const states = await statesOf(reply.taskId!);
        expect(states.at(-1)).toMatchObject({ task_id: reply.taskId, status: 'completed', model: 'wan-i2v' });
        const page = await api.creations.list({ sort: 'newest' });
        expect(page.total).toBe(1);
        expect(v.parse(creationSchema, page.items[0])).toMatchObject({
          user_id: user.id,
          type: 'video',
          prompt: 'Waves roll in',
          status: 'completed',
          model_used: 'wan-i2v',
          is_liked: false,
          task_id: reply.taskId,
          file_url: expect.any(String),
          thumbnail_url: expect.any(String),
        });
        expect(await api.creations.byId(states[0]!.creation_id)).toMatchObject({ id: page.items[0]!.id });
        expect(await api.credits.limits()).toMatchObject({ credits_used: 1, credits_remaining: 2 });
        expect(await api.generate.running()).toEqual([]);
      });

      it('sent twice with one key is one generation', async () => {
        await signIn();
        const sent = request();
        const [first, again] = await Promise.all([submit(sent, 'twice'), submit(sent, 'twice')]);
        expect(again.taskId).toBe(first.taskId);
        await statesOf(first.taskId!);
        expect((await api.creations.list({ sort: 'newest' })).total).toBe(1);
        expect(await api.credits.limits()).toMatchObject({ credits_used: 1 });
      });

      it('D9 at a price that is not right is refused with the right one, and charges nothing', async () => {
        await signIn();
        const sent = request();
        const problem = await problemOf(submit({ ...sent, body: { ...sent.body, credits_cost: 1 } }));
        expect(problem).toMatchObject({ kind: 'PriceChanged', price: 150 });
        expect(await api.credits.limits()).toMatchObject({ credits_used: 0 });
      });

      it('without anything to pay is refused with what it needs, and leaves no trace', async () => {
        await signIn({ included: 0, balance: 149 });
        expect(await problemOf(submit())).toEqual(notEnoughCredits(150, 149));
        expect(await api.credits.limits()).toMatchObject({ credit_balance: 149 });
        expect((await api.creations.list({ sort: 'newest' })).total).toBe(0);
      });

      it("D16 takes an upload of one's own, and nobody else's", async () => {
        const { user } = await signIn();
        const reference = await api.storage.upload(
          new Blob([bytesOf(server.picture)], { type: 'image/png' }),
          {
            name: 'My harbour (1).png',
          },
        );
        expect(reference.startsWith(`${user.id}/`)).toBe(true);
        const { taskId } = await submit(request({ image: reference }));
        expect((await statesOf(taskId!)).at(-1)?.status).toBe('completed');

        await api.auth.signOut();
        await signIn();
        expect(await problemOf(submit(request({ image: reference })))).toMatchObject({ kind: 'Invalid' });
      });

      it('that nobody knows is NotFound, and giving up ends the following', async () => {
        await signIn();
        const unknown = statesOf('0b0e7c1e-1111-4222-8333-444455556666');
        expect(await problemOf(unknown)).toMatchObject({ kind: 'NotFound' });
        const { taskId } = await submit();
        const given = api.generate.follow(taskId!, { signal: AbortSignal.abort() });
        const following = given[Symbol.asyncIterator]();
        await expect(following.next()).rejects.toMatchObject({ name: 'AbortError' });
        await statesOf(taskId!);
      });
    });

    describe('a creation', () => {
      it('A125 A134 A136 A138 is liked, found among the liked, downloaded, deleted and restored', async () => {
        await signIn();
        const { id } = await finished();
        await api.creations.setLiked(id, true);
        const liked = await api.creations.list({ sort: 'liked' });
        expect(liked).toMatchObject({ total: 1, items: [{ id, is_liked: true }], next: null });
        expect(await api.creations.downloadAddress(liked.items[0]!)).toMatch(/^https?:/);

        await api.creations.setLiked(id, false);
        expect((await api.creations.list({ sort: 'liked' })).total).toBe(0);

        await api.creations.remove(id);
        expect(await api.creations.list({ sort: 'newest' })).toMatchObject({ total: 0, items: [] });
        expect(await api.creations.byId(id)).toBeNull();

        await api.creations.restore(id);
        expect(
          (await api.creations.list({ sort: 'oldest', type: 'video' })).items.map((each) => each.id),
        ).toEqual([id]);
        expect((await api.creations.list({ sort: 'oldest', type: 'image' })).total).toBe(0);
      });

      it("A143 is out of another account's reach", async () => {
        await signIn();
        const { id } = await finished();
        await api.auth.signOut();
        await signIn();
        expect((await api.creations.list({ sort: 'newest' })).total).toBe(0);
        expect(await api.creations.byId(id)).toBeNull();
        expect(await problemOf(api.creations.setLiked(id, true))).toMatchObject({ kind: 'NotFound' });
        expect(await problemOf(api.creations.remove(id))).toMatchObject({ kind: 'NotFound' });
      });

      it('A136 without a file says so', async () => {
        await signIn();
        const creation = await finished();
        const problem = await problemOf(api.creations.downloadAddress({ ...creation, download_url: null }));
        expect(problem).toEqual({ kind: 'NotFound', message: 'File not available for download' });
      });
    });
  });
}
