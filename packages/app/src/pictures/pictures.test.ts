import { startModels, studioPages, tutorialsWith, type StudioPage } from '@kinora/contract';
import { expect, test } from 'vitest';
import { modelPicture } from '../models/modelPicture.ts';
import { pictures } from './pictures.ts';

const specified = ['wan-i2v', 'kling-ai', 'stable-video', 'cogvideox-5b', 'veo3', 'seedance'];
const generators = Object.values<StudioPage>(studioPages).filter(({ isGenerator }) => isGenerator);
const drawn = startModels.map(({ id }) => `model/${id}`);
const guides = tutorialsWith({}).map(({ thumbnail }) => thumbnail);

test('every specified generator and every guide has its picture (A121, A345)', () => {
  expect(Object.keys(pictures)).toEqual(
    expect.arrayContaining([...specified.map((id) => `tool/${id}`), ...guides]),
  );
});

test('every model of ours has a picture: its own, the one drawn for it, or that of its studio (A163)', () => {
  const model = { id: 'flux-dev', tool: 'create-image', image: null };
  expect(modelPicture({ ...model, image: '/own.jpg' })).toBe('/own.jpg');
  for (const { id } of startModels) expect(modelPicture({ ...model, id })).toBe(pictures[`model/${id}`]);
  expect(modelPicture({ ...model, id: 'kling', tool: 'kling-video' })).toBe(pictures['tool/kling-ai']);
  expect(modelPicture({ ...model, id: 'of-somebody-else' })).toBeNull();
});

test('no picture is of what is not there', () => {
  const shown = [...generators.map(({ id }) => `tool/${id}`), ...drawn, ...guides];
  for (const name of Object.keys(pictures)) expect(shown).toContain(name);
});
