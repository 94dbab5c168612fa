import { generalWords, serverTools, titleOf } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { jobTitle } from './jobTitle.ts';

it('a job is called as what it makes, once that is read', () => {
  const creation = creationFixture();
  const job = { creation_id: creation.id, tool: 'wan-i2v' };
  expect(jobTitle(job, creation)).toBe(titleOf(creation));
  expect(jobTitle(job, creation, 'Waves')).toBe(titleOf(creation));
  expect(jobTitle(job, undefined, 'Waves')).toBe('Waves');
  expect(jobTitle(job, undefined)).toBe('…');
});

it('a job that makes no creation is called as its tool', () => {
  const titled = (tool: string) => jobTitle({ creation_id: null, tool }, undefined);
  const trainers = serverTools.filter(({ makes }) => makes === 'model');
  expect(trainers.map(({ id }) => titled(id))).toEqual(trainers.map(({ title }) => title));
  // What nobody knows is not called as another tool.
  expect(titled('long-gone')).toBe(generalWords.untitled);
});
