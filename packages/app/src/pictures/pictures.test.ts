import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { startModels, startPictures, studioPages, tutorialsWith, type StudioPage } from '@kinora/contract';
import { expect, test } from 'vitest';
import { modelPicture } from '../models/modelPicture.ts';
import { clips, pictures } from './pictures.ts';

const specified = ['wan-i2v', 'kling-ai', 'stable-video', 'cogvideox-5b', 'veo3', 'seedance'];
const generators = Object.values<StudioPage>(studioPages).filter(({ isGenerator }) => isGenerator);
const drawn = startModels.map(({ id }) => `model/${id}`);
const toTry = startPictures.map(({ id }) => `try/${id}`);
const guides = tutorialsWith({}).map(({ thumbnail }) => thumbnail);

test('every specified generator, every guide and every picture to start from has its picture (A121, A345)', () => {
  expect(Object.keys(pictures)).toEqual(
    expect.arrayContaining([...specified.map((id) => `tool/${id}`), ...guides, ...toTry]),
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
  const shown = [...generators.map(({ id }) => `tool/${id}`), ...drawn, ...guides, ...toTry];
  for (const name of Object.keys(pictures)) expect(shown).toContain(name);
});

test('every specified generator moves, over a picture of its own, and nothing else does', () => {
  expect(Object.keys(clips).toSorted()).toEqual(specified.map((id) => `tool/${id}`).toSorted());
});

test('all sample pictures and clips of the app weigh at most 600 kB', () => {
  const app = path.join(import.meta.dirname, '..');
  const files = globSync('{pictures,routes/library/samples}/*.{webp,jpg,png,avif,mp4,webm}', { cwd: app });
  const kilobytes = files.reduce((sum, file) => sum + statSync(path.join(app, file)).size, 0) / 1000;
  expect(files.length).toBeGreaterThan(Object.keys(pictures).length);
  expect(kilobytes).toBeLessThanOrEqual(600);
});
