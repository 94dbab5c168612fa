// @vitest-environment happy-dom
import { trainModel, type AnyForm, type SetLooker } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SetCheck } from './SetCheck.tsx';

afterEach(cleanup);

it('the pictures are looked through that the definition names, and no others of its form', async () => {
  const { images } = trainModel.inputs;
  const tool: AnyForm = { ...trainModel, inputs: { moods: images, ...trainModel.inputs } };
  const [mood, hook, hinge] = ['mood.png', 'hook.png', 'hinge.png'].map((name) => mediaFileFixture({ name }));
  const looker: SetLooker = { look: async (set) => set.map(() => [{ is: 'unreadable' }]) };
  render(
    <SetCheck
      tool={tool}
      draft={{ moods: [mood], images: [hook, hinge] }}
      looker={looker}
      onSaid={() => {}}
    />,
  );
  const told = await screen.findAllByRole('listitem');
  expect(told.map((line) => line.textContent?.split(':')[0])).toEqual(['hook.png', 'hinge.png']);
});
