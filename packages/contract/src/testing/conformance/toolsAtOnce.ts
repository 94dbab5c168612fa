import { describe, expect, it } from 'vitest';
import { requestFor, type FixtureTool } from '../tools/fixtureTools.ts';
import type { Bench } from './bench.ts';
import { refusedPromises, toolSteps } from './toolSteps.ts';

/** What a tool can count on whose answer is the file itself: it names no job, so nothing is followed or cancelled. */
export const atOncePromises = (bench: Bench, fixture: FixtureTool) => {
  const steps = toolSteps(bench, fixture);
  const { charged, history, paying, submit, whole } = steps;
  const { tool } = fixture;

  describe(`the tool ${tool.id}, answered at once`, () => {
    it('is sent, answered with its file and no job, paid for, found with what was asked, and made again (A360, D36)', async () => {
      const { credits, generate } = bench.api;
      const before = await paying();
      const { imageUrl, taskId } = await submit();
      expect([imageUrl, taskId ?? null]).toEqual([expect.any(String), null]);
      expect(await generate.running()).toEqual([]);
      const { credit_balance, images_remaining } = charged(before);
      expect(await credits.limits()).toMatchObject({ credit_balance, images_remaining });
      const [made, ...others] = await history();
      expect([made, others]).toEqual([expect.objectContaining(whole({ task_id: null })), []]);
      await steps.expectFilesKept(made!);

      const again = await generate.retry(made!.id, { idempotencyKey: bench.newKey() });
      expect([again.imageUrl, again.taskId ?? null]).toEqual([expect.any(String), null]);
      expect(await history()).toMatchObject([whole(), whole()]);
    });

    it('sent twice with one key is one generation', async () => {
      const before = await paying();
      const { generate, credits } = bench.api;
      const [sent, idempotencyKey] = [await requestFor(fixture), bench.newKey()];
      const first = await generate.submit(sent, { idempotencyKey });
      expect(await generate.submit(sent, { idempotencyKey })).toEqual(first);
      expect(await history()).toHaveLength(1);
      const { credit_balance, images_remaining } = charged(before);
      expect(await credits.limits()).toMatchObject({ credit_balance, images_remaining });
    });

    refusedPromises(bench, fixture);
  });
};
