import { createToastQueue } from '@kinora/design-system';
import { expect, it } from 'vitest';
import { tellProgress } from './tellProgress.ts';

const toldBy = (all: number) => {
  const toasts = createToastQueue();
  const progress = tellProgress(toasts, { topic: 'zip', title: 'Packing', all });
  const told = () => toasts.waiting.visibleToasts.map(({ content }) => content.description);
  return { progress, told };
};

it('work with hundreds says how far it is, in one message that goes when all is done', () => {
  const { progress, told } = toldBy(212);
  expect(told()).toEqual(['0 of 212']);
  progress(0);
  progress(59);
  expect(told()).toEqual(['0 of 212']);
  progress(120);
  expect(told()).toEqual(['120 of 212']);
  progress(212);
  expect(told()).toEqual([]);
});

it('work with a few is done before anybody has read how far it is', () => {
  const { progress, told } = toldBy(60);
  progress(60);
  expect(told()).toEqual([]);
});
