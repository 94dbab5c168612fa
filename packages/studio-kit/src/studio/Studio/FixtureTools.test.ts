import { deviceFixtures, fixtureTools } from '@kinora/contract/testing';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('every fixture tool is drawn and used in a story of its own', async () => {
  const stories = await readFile(new URL('FixtureTools.stories.tsx', import.meta.url), 'utf8');
  const ids = [...fixtureTools, ...deviceFixtures].map(({ tool }) => tool.id);
  expect(ids.filter((id) => !stories.includes(`args: { id: '${id}' }`))).toEqual([]);
});
