import { creationFixture } from '@kinora/contract/testing';
import { expect, test } from 'vitest';
import { creationDrags } from './creationDrags.ts';
import { creationDragType, mostFrames } from './creationDragType.ts';

const sheet = Array.from({ length: 1212 }, (_, index) => creationFixture({ id: `frame-${index}` }));
const idsOf = (drags: readonly Record<string, string>[]) =>
  drags.flatMap((drag) => drag[creationDragType]?.split(' ') ?? []);

test('frames that are dragged together are told by the first of them, since of each type a browser keeps the first', () => {
  const drags = creationDrags(sheet, new Set(['frame-2', 'frame-5']));
  expect(drags.map((drag) => drag[creationDragType])).toEqual(['frame-2 frame-5', undefined]);
});

test('of very many frames that are dragged together no more are told than show that they are too many', () => {
  const drags = creationDrags(sheet, new Set(sheet.map(({ id }) => id)));
  expect(drags).toHaveLength(1212);
  expect(idsOf(drags)).toEqual(sheet.slice(0, mostFrames + 1).map(({ id }) => id));
});

test('a chosen frame that a filter left out does not travel with those that are dragged', () => {
  expect(idsOf(creationDrags(sheet.slice(0, 2), new Set(['frame-7', 'frame-1'])))).toEqual(['frame-1']);
});
