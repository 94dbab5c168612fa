import { describe, expect, it } from 'vitest';
import { createFromModel } from '../../tools/createFromModel.ts';
import { initialValues } from '../../tools/draft.ts';
import { modelTraining } from '../../tools/modelTraining.ts';
import { priceOf } from '../../tools/price.ts';
import { requestOf, type ToolRequest } from '../../tools/request.ts';
import { notEnoughCredits } from '../../words/problems.ts';
import { problemOf, type Bench } from './bench.ts';

const set = modelTraining.inputs.images;
const empty = initialValues(modelTraining);
const price = priceOf(modelTraining, empty).total;

const training = (bench: Bench): ToolRequest =>
  requestOf(modelTraining, {
    ...empty,
    name: 'Harbour',
    triggerWord: 'myharbour',
    images: Array.from({ length: set.min }, () => `data:image/png;base64,${bench.server.picture}`),
  });

const picture = (trainedModel: string): ToolRequest =>
  requestOf(createFromModel, { ...initialValues(createFromModel), prompt: 'At dawn', trainedModel });

const nobodys = '0b0e7c1e-1111-4222-8333-444455556666';

/** Of a server without a trainer. */
export const noTrainingPromises = (bench: Bench) =>
  describe('a server without a trainer (D32)', () => {
    it('says so to whoever asks, trains nothing, and charges nothing', async () => {
      const { api } = bench;
      // Models of the time before may still make pictures: that is another tool, and its engine may be there.
      expect((await api.generate.capabilities()).tools[modelTraining.id]).toBeNull();
      await bench.newcomer({ included: 0, balance: 120 });
      for (const sent of [training(bench), picture(nobodys)])
        expect(await problemOf(bench.submit(sent))).toMatchObject({ kind: 'Invalid' });
      expect(await api.credits.limits()).toMatchObject({ credit_balance: 120 });
      expect(await api.library.trainedModels()).toEqual([]);
    });
  });

/** Of a server with one. */
export const trainingPromises = (bench: Bench) =>
  describe('a training (D32)', () => {
    it('is offered to whoever asks, is paid for by credits, and leaves a model that is ready', async () => {
      const { api } = bench;
      expect((await api.generate.capabilities()).tools[modelTraining.id]).not.toBeNull();
      await bench.newcomer({ included: 3, balance: 120 });
      const { taskId } = await bench.submit(training(bench));
      const states = await bench.statesOf(taskId!);
      const [model, ...others] = await api.library.trainedModels();
      expect(states.at(-1)).toMatchObject({
        status: 'completed',
        creation_id: null,
        trained_model_id: model!.id,
      });
      expect([model, others]).toMatchObject([
        {
          name: 'Harbour',
          triggerWord: 'myharbour',
          baseModel: 'flux-dev',
          status: 'ready',
          taskId,
        },
        [],
      ]);
      expect(model!.trainedAt).not.toBeNull();
      expect(await api.credits.limits()).toMatchObject({
        credit_balance: 120 - price,
        credits_remaining: 3,
      });
      expect((await api.creations.list({ sort: 'newest' })).total).toBe(0);
      const { items } = await api.credits.ledger();
      expect(items.slice(0, 2)).toMatchObject([
        { kind: 'capture', held_delta: -price, note: 'Training: Harbour' },
        { kind: 'hold', balance_delta: -price, note: 'Training: Harbour' },
      ]);
    });

    it('sent twice with one key is one training', async () => {
      await bench.newcomer({ included: 0, balance: 120 });
      const [sent, key] = [training(bench), bench.newKey()];
      const [first, again] = await Promise.all([bench.submit(sent, key), bench.submit(sent, key)]);
      expect(again.taskId).toBe(first.taskId);
      await bench.statesOf(first.taskId!);
      expect(await bench.api.library.trainedModels()).toHaveLength(1);
      expect(await bench.api.credits.limits()).toMatchObject({ credit_balance: 120 - price });
    });

    it('at a forged price, or with too few credits, is refused and charges nothing (D9)', async () => {
      await bench.newcomer({ included: 3, balance: price - 1 });
      const sent = training(bench);
      const forged = { ...sent, body: { ...sent.body, credits_cost: 1 } };
      expect(await problemOf(bench.submit(forged))).toMatchObject({ kind: 'PriceChanged', price });
      expect(await problemOf(bench.submit(sent))).toEqual(notEnoughCredits(price, price - 1));
      expect(await bench.api.library.trainedModels()).toEqual([]);
      expect(await bench.api.credits.limits()).toMatchObject({ credit_balance: price - 1 });
    });

    it('leaves a model that makes pictures, for its owner alone, until it is deleted', async () => {
      const { api } = bench;
      const owner = await bench.newcomer({ included: 0, balance: 120 });
      const { taskId } = await bench.submit(training(bench));
      await bench.statesOf(taskId!);
      const [model] = await api.library.trainedModels();
      const made = (await bench.submit(picture(model!.id))).taskId!;
      const [creation] = (await api.creations.list({ sort: 'newest' })).items;
      expect(creation).toMatchObject({ task_id: made, type: 'image', prompt: 'At dawn' });
      // What a provider makes of it lies where no test goes.
      await api.generate.cancel(made);

      await api.auth.signOut();
      await bench.newcomer({ included: 0, balance: 120 });
      expect(await api.library.trainedModels()).toEqual([]);
      expect(await problemOf(bench.submit(picture(model!.id)))).toMatchObject({ kind: 'Invalid' });

      await api.auth.signOut();
      await api.auth.signIn(owner);
      await api.library.deleteTrainedModel(model!.id);
      expect(await api.library.trainedModels()).toEqual([]);
      expect(await problemOf(bench.submit(picture(model!.id)))).toMatchObject({ kind: 'Invalid' });
    });
  });
