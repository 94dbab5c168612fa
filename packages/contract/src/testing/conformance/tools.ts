import { describe, expect, it } from 'vitest';
import type { Job } from '../../entities/job.ts';
import { priceOf } from '../../tools/price.ts';
import { requestFor, type FixtureTool } from '../tools/fixtureTools.ts';
import { problemOf, type Bench } from './bench.ts';
import { refusedPromises, toolSteps } from './toolSteps.ts';

const why = 'The engine ran out of colours.';

/** What any tool can count on, whatever it takes in and gives back: its jobs are held until the suite moves them. */
export const toolPromises = (bench: Bench, fixture: FixtureTool) => {
  const steps = toolSteps(bench, fixture);
  const { charged, history, paying, price } = steps;
  const { tool } = fixture;
  const isModel = tool.makes === 'model';
  const submit = async () => (await steps.submit()).taskId!;

  /** Follows a job and moves it on as soon as each state is seen. Answers the states, and the last of all news. */
  async function followed(taskId: string, moves: Partial<Record<Job['status'], () => unknown>>) {
    const states: Job[] = [];
    for await (const job of bench.api.generate.follow(taskId)) {
      if (job.status === states.at(-1)?.status) continue;
      states.push(job);
      await moves[job.status]?.();
    }
    return { states: states.map(({ status }) => status), last: states.at(-1)!, seen: states };
  }
  const toItsEnd = (taskId: string) =>
    followed(taskId, {
      queued: () => bench.move(taskId, 'running'),
      running: () => bench.move(taskId, 'completed'),
    });

  /** Of what was made from beginning to end. */
  const whole = ({ creation_id, trained_model_id }: Job): object =>
    isModel ? { id: trained_model_id, status: 'ready' } : steps.whole({ id: creation_id! });

  /** What was made, as its owner finds it afterwards. */
  const found = async (taskId: string) =>
    isModel
      ? (await bench.api.library.trainedModels()).find((each) => each.taskId === taskId)!
      : (await history()).find((each) => each.task_id === taskId)!;

  /** Of what was made: who paid, once what was reserved went back, and once it was taken (D36). */
  const unpaid = isModel ? {} : { paid_by: 'nobody' };
  const paid = isModel ? {} : { paid_by: steps.paidBy };

  describe(`the tool ${tool.id}`, () => {
    it('is sent, followed to its end, paid for, found with what was asked and its files in their order, and made again (A130, A142, A355)', async () => {
      const { api } = bench;
      const before = await paying();
      const taskId = await submit();
      const [running] = await api.generate.running();
      expect(running).toMatchObject({ task_id: taskId, tool: tool.id });
      const { states, last } = await toItsEnd(taskId);
      expect(states).toEqual(['queued', 'running', 'completed']);
      expect(last).toMatchObject({ tool: tool.id, cancel_returns: null });
      expect(await api.credits.limits()).toMatchObject({
        credit_balance: charged(before).credit_balance,
        images_remaining: charged(before).images_remaining,
      });
      expect(await found(taskId)).toMatchObject(whole(last));
      // What made no file is not in the history, and is not made again from there.
      const items = await history();
      expect(items).toHaveLength(isModel ? 0 : 1);
      for (const made of items) {
        await steps.expectFilesKept(made);
        const idempotencyKey = bench.newKey();
        const again = (await api.generate.retry(made.id, { idempotencyKey })).taskId!;
        const { last: ended } = await toItsEnd(again);
        expect(await found(again)).toMatchObject(whole(ended));
      }
    });

    it('is paid by what its definition says, whatever it makes (D11)', async () => {
      await bench.newcomer({ included: 3, balance: 500 });
      const left = async () => {
        const {
          credits_remaining: video,
          images_remaining: image,
          credit_balance,
        } = await bench.api.credits.limits();
        return { video, image, credit_balance };
      };
      const before = await left();
      const taskId = await submit();
      const by = tool.allowance ?? 'credit_balance';
      expect(await left()).toEqual({ ...before, [by]: before[by] - (tool.allowance ? 1 : price) });
      // An engine has room for a few: what is left waiting takes that of the next test.
      await bench.api.generate.cancel(taskId);
    });

    it('that fails says why, costs nothing, and stays as failed (D36)', async () => {
      const before = await paying();
      const taskId = await submit();
      const { states, last } = await followed(taskId, {
        queued: () => bench.move(taskId, 'running'),
        running: () => bench.move(taskId, 'failed', why),
      });
      expect(states).toEqual(['queued', 'running', 'failed']);
      expect(last.message).toBe(why);
      expect(await bench.api.credits.limits()).toEqual(before);
      expect(await found(taskId)).toMatchObject({ status: 'failed', ...unpaid });
    });

    it('gives all back that is cancelled while it waits, and while it runs what the button said (D36)', async () => {
      const { generate, credits } = bench.api;
      const before = await paying();
      const waiting = await submit();
      const early = await followed(waiting, {
        queued: async () =>
          expect(await generate.cancel(waiting, { returns: 'all' })).toEqual({
            status: 'cancelled',
            returned: 'all',
          }),
      });
      expect(early.states).toEqual(['queued', 'cancelled']);
      expect(await credits.limits()).toEqual(before);
      expect(await found(waiting)).toMatchObject({ status: 'cancelled', ...unpaid });

      const returns = isModel ? 'all' : 'none';
      const running = await submit();
      const late = await followed(running, {
        queued: () => bench.move(running, 'running'),
        running: async () =>
          expect(await generate.cancel(running, { returns })).toEqual({
            status: 'cancelled',
            returned: returns,
          }),
      });
      expect(late.states).toEqual(['queued', 'running', 'cancelled']);
      expect(late.seen.map((job) => job.cancel_returns)).toEqual(['all', returns, null]);
      const { credit_balance, images_remaining } = returns === 'all' ? before : charged(before);
      expect(await credits.limits()).toMatchObject({ credit_balance, images_remaining });
      expect(await found(running)).toMatchObject({
        status: 'cancelled',
        ...(returns === 'all' ? unpaid : paid),
      });
    });

    refusedPromises(bench, fixture);
  });
};

/** What one that sends its price along can count on. */
export const sentPricePromises = (bench: Bench, fixture: FixtureTool) =>
  it(`the tool ${fixture.tool.id} at a price that is not right is refused with the right one (D9)`, async () => {
    await bench.newcomer({ included: 0, balance: 500 });
    const sent = await requestFor(fixture);
    const forged = { ...sent, body: { ...sent.body, credits_cost: 1 } };
    const { total: price } = priceOf(fixture.tool, fixture.form);
    expect(await problemOf(bench.submit(forged))).toMatchObject({ kind: 'PriceChanged', price });
    expect(await bench.api.generate.running()).toEqual([]);
  });

/** What one that says how many of it a person may have under way can count on. */
export const mostAtOncePromises = (bench: Bench, fixture: FixtureTool, mostAtOnce: number) =>
  it(`the tool ${fixture.tool.id} is begun as often at once as it allows, and refused beyond that for nothing`, async () => {
    const { credits, generate } = bench.api;
    const { paying, submit } = toolSteps(bench, fixture);
    await paying();
    const underWay = [];
    for (let count = 0; count < mostAtOnce; count += 1) underWay.push((await submit()).taskId!);
    const before = await credits.limits();
    expect(await problemOf(submit())).toMatchObject({ kind: 'TooMany' });
    expect(await credits.limits()).toEqual(before);
    // It is the tool's own limit: others are begun, and so is another of it when one has ended.
    await generate.cancel((await bench.submit()).taskId!);
    await generate.cancel(underWay.pop()!);
    underWay.push((await submit()).taskId!);
    for (const taskId of underWay) await generate.cancel(taskId);
  });
