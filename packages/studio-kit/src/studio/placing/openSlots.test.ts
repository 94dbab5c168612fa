import { initialValues, noLimits, premiumMultiImage, type StudioTool } from '@kinora/contract';
import { expect, test } from 'vitest';
import { openSlots } from './openSlots.ts';

const tool = premiumMultiImage as unknown as StudioTool;
const form = { tool, draft: initialValues(tool), limits: noLimits };

test('a place for files of which the engine makes nothing is none to put them into', () => {
  expect(openSlots(form).map(({ name }) => name)).toEqual(['images', 'tail']);
  const idle = { line: 'Ending frame changes nothing.', isBroken: false, isIdle: true } as const;
  const limits = { ...noLimits, inputs: { tail: idle } };
  expect(openSlots({ ...form, limits }).map(({ name }) => name)).toEqual(['images']);
});
