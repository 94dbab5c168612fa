import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { creationSchema } from '../../entities/creation.ts';
import { requestOf } from '../../tools/request.ts';
import { seedanceText } from '../../tools/seedance.ts';
import { wanImageToVideo as wan } from '../../tools/wanImageToVideo.ts';
import { notEnoughCredits } from '../../words/problems.ts';
import { problemOf, type Bench } from './bench.ts';

const none = '0b0e7c1e-1111-4222-8333-444455556666';

export const generationPromises = (bench: Bench) =>
  describe('a generation', () => {
    it('becomes a job, is followed to its end, and is found in the history (A130, A142, A355)', async () => {
      const { api } = bench;
      const { session } = await bench.newcomer();
      const reply = await bench.submit();
      expect(reply).toMatchObject({ taskId: expect.any(String), message: wan.words.started });
      const states = await bench.statesOf(reply.taskId!);
      expect(states.at(-1)).toMatchObject({
        task_id: reply.taskId,
        status: 'completed',
        tool: 'wan-i2v',
        cancel_returns: null,
      });
      const page = await api.creations.list({ sort: 'newest' });
      expect(page.total).toBe(1);
      expect(v.parse(creationSchema, page.items[0])).toMatchObject({
        user_id: session.user.id,
        type: 'video',
        prompt: 'Waves roll in',
        status: 'completed',
        model_used: 'wan-i2v',
        is_liked: false,
        task_id: reply.taskId,
        credits_cost: 150,
        paid_by: 'included',
        file_url: expect.any(String),
        settings: { prompt: 'Waves roll in', duration: 2, motion: 5 },
      });
      expect(await api.creations.byId(states[0]!.creation_id!)).toMatchObject({ id: page.items[0]!.id });
      expect(await api.credits.limits()).toMatchObject({ credits_used: 1, credits_remaining: 2 });
      expect(await api.generate.running()).toEqual([]);
    });

    it('that ended is told wherever its owner comes back to, until it is put away', async () => {
      await bench.newcomer();
      const { generate } = bench.api;
      const reply = await bench.submit();
      expect(await generate.recent()).toMatchObject([{ task_id: reply.taskId }]);
      await bench.statesOf(reply.taskId!);
      expect(await generate.recent()).toMatchObject([{ task_id: reply.taskId, status: 'completed' }]);
      await generate.putAway(reply.taskId!);
      expect(await generate.recent()).toEqual([]);
      await generate.putAway(none);
    });

    it('that was deleted is told no more', async () => {
      await bench.newcomer();
      const { id } = await bench.finished();
      await bench.api.creations.remove(id);
      expect(await bench.api.generate.recent()).toEqual([]);
    });

    it('sent twice with one key is one generation', async () => {
      await bench.newcomer();
      const sent = bench.request();
      const key = bench.newKey();
      const [first, again] = await Promise.all([bench.submit(sent, key), bench.submit(sent, key)]);
      expect(again.taskId).toBe(first.taskId);
      await bench.statesOf(first.taskId!);
      expect((await bench.api.creations.list({ sort: 'newest' })).total).toBe(1);
      expect(await bench.api.credits.limits()).toMatchObject({ credits_used: 1 });
    });

    it('at a price that is not right is refused with the right one, and charges nothing (D9)', async () => {
      await bench.newcomer();
      const sent = bench.request();
      const forged = { ...sent, body: { ...sent.body, credits_cost: 1 } };
      expect(await problemOf(bench.submit(forged))).toMatchObject({ kind: 'PriceChanged', price: 150 });
      expect(await bench.api.credits.limits()).toMatchObject({ credits_used: 0 });
    });

    it('without anything to pay is refused with what it needs, and leaves no trace', async () => {
      await bench.newcomer({ included: 0, balance: 149 });
      expect(await problemOf(bench.submit())).toEqual(notEnoughCredits(150, 149));
      expect(await bench.api.credits.limits()).toMatchObject({ credit_balance: 149 });
      expect((await bench.api.creations.list({ sort: 'newest' })).total).toBe(0);
    });

    it("takes an upload of one's own, and nobody else's (D16)", async () => {
      const { session } = await bench.newcomer();
      const reference = await bench.upload();
      expect(reference.startsWith(`${session.user.id}/`)).toBe(true);
      const { taskId } = await bench.submit(bench.request({ image: reference }));
      expect((await bench.statesOf(taskId!)).at(-1)?.status).toBe('completed');

      await bench.api.auth.signOut();
      await bench.newcomer();
      const stolen = bench.submit(bench.request({ image: reference }));
      expect(await problemOf(stolen)).toMatchObject({ kind: 'Invalid' });
    });

    it('that nobody knows is NotFound, and giving up ends the following', async () => {
      await bench.newcomer();
      expect(await problemOf(bench.statesOf(none))).toMatchObject({ kind: 'NotFound' });
      const { taskId } = await bench.submit();
      const given = bench.api.generate.follow(taskId!, { signal: AbortSignal.abort() });
      const following = given[Symbol.asyncIterator]();
      await expect(following.next()).rejects.toMatchObject({ name: 'AbortError' });
      await bench.statesOf(taskId!);
    });

    it('that has ended is not cancelled any more, and one that nobody knows never was', async () => {
      await bench.newcomer();
      const { task_id } = await bench.finished();
      expect(await bench.api.generate.cancel(task_id!, { returns: 'none' })).toEqual({
        status: 'completed',
        returned: 'none',
      });
      expect(await problemOf(bench.api.generate.cancel(none))).toMatchObject({ kind: 'NotFound' });
    });

    it('is made again from the same inputs, once for each key', async () => {
      await bench.newcomer();
      const first = await bench.finished();
      const idempotencyKey = bench.newKey();
      const { taskId } = await bench.api.generate.retry(first.id, { idempotencyKey });
      expect((await bench.statesOf(taskId!)).at(-1)?.status).toBe('completed');
      const again = await bench.api.generate.retry(first.id, { idempotencyKey });
      expect(again.taskId).toBe(taskId);
      const { items, total } = await bench.api.creations.list({ sort: 'newest' });
      expect(total).toBe(2);
      expect(items.map((each) => each.prompt)).toEqual(['Waves roll in', 'Waves roll in']);
      const unknown = bench.api.generate.retry(none, { idempotencyKey: bench.newKey() });
      expect(await problemOf(unknown)).toMatchObject({ kind: 'NotFound' });
      const unseen = bench.api.generate.retry(first.id, { idempotencyKey: `retry ${first.id}` });
      expect(await problemOf(unseen)).toMatchObject({ kind: 'Invalid' });
    });

    it('tells the seed that was drawn where none was given, and keeps it when made again (A331, A337)', async () => {
      await bench.newcomer({ included: 0, balance: 400 });
      const blank = requestOf(seedanceText, {
        prompt: 'Waves roll in',
        model: 'lite',
        aspectRatio: '16:9',
        resolution: '480p',
        duration: 5,
        seed: null,
        cameraFixed: false,
      });
      expect(blank.body).not.toHaveProperty('seed');
      const first = await bench.finished(blank);
      const seed = first.settings?.['seed'];
      expect(seed).toSatisfy((drawn) => Number.isInteger(drawn) && drawn >= 0);
      const idempotencyKey = bench.newKey();
      const { taskId } = await bench.api.generate.retry(first.id, { idempotencyKey });
      const made = (await bench.statesOf(taskId!)).at(-1)!.creation_id!;
      expect((await bench.api.creations.byId(made))?.settings).toMatchObject({ seed });
    });

    it('leaves its prompt to be used again, until it is forgotten', async () => {
      await bench.newcomer();
      await bench.finished();
      await bench.finished();
      const { prompts } = bench.api;
      const [entry, ...more] = await prompts.list({ tool: wan.id });
      expect(entry).toMatchObject({ tool: wan.id, prompt: 'Waves roll in', times: 2 });
      expect(more).toEqual([]);
      expect(await prompts.list({ tool: 'veo3' })).toEqual([]);
      await prompts.forget(entry!.id);
      expect(await prompts.list()).toEqual([]);
      await bench.finished();
      await prompts.forgetAll();
      expect(await prompts.list()).toEqual([]);
    });
  });
