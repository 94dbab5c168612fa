import {
  againWords,
  catalogue,
  deviceTools,
  freeAllowance,
  initialValues,
  validateDraft,
  routes,
  studios,
  trainModel,
  type AnyTool,
} from '@kinora/contract';
import { plansFixture } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { englishKitLabels as said } from '../english.ts';

it('a visitor is told what the Free plan holds', () => {
  const [free] = plansFixture;
  expect([free!.video_credits_monthly, free!.image_generations_monthly]).toEqual([
    freeAllowance.videos,
    freeAllowance.images,
  ]);
  expect(said.billing.visitorTitle(freeAllowance)).toBe('3 videos and 10 images a month, free');
});

it('a place in the queue is said in the same words on the frame, in the tray and to who only hears it', () => {
  expect([said.result.next, said.result.ahead('2')]).toEqual([said.studio.next, said.studio.ahead('2')]);
});

it('a set is recommended in the numbers of its input, wherever it is spoken of', () => {
  const { adviseCount, countedOf, min, hint } = trainModel.inputs.images;
  const range = `${adviseCount} to ${countedOf} pictures`;
  expect(said.device.setIsShort(String(adviseCount), String(countedOf))).toContain(range);
  expect(routes.train.description).toContain(`${min} pictures or more`);
  expect(hint).toContain(`${adviseCount}-${countedOf} images`);
  expect(validateDraft(trainModel, initialValues(trainModel)).map(({ message }) => message)).toContain(
    `Add at least ${min} images`,
  );
});

it('what begins anew is called as one of three, by every tool and by a result of none', () => {
  const known: readonly string[] = Object.values(againWords);
  const tools: readonly { readonly words: AnyTool['words'] }[] = [...catalogue, ...deviceTools];
  expect(tools.map(({ words }) => words.again).filter((again) => again && !known.includes(again))).toEqual(
    [],
  );
  expect([said.result.again, said.device.again]).toEqual([againWords.another, againWords.reset]);
});

it('the tools of a device are those of the studios that call no server', () => {
  const all = studios.flatMap(({ modes }) => modes.map(({ tool }) => tool));
  expect([...catalogue, ...deviceTools].map(({ id }) => id).toSorted()).toEqual(
    all.map(({ id }) => id).toSorted(),
  );
});
