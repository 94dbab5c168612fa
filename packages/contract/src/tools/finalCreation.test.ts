import { expect, it } from 'vitest';
import { creationFixture } from '../testing/fixtures/creations.ts';
import { postcardForm, postcardTool } from '../testing/tools/postcard.ts';
import { createImage } from './createImage.ts';
import { initialValues } from './draft.ts';
import { finalCreation, isKept } from './finalCreation.ts';

it('what an answer without a job amounts to is kept by no server (D36)', () => {
  const made = finalCreation(createImage, initialValues(createImage), {
    imageUrl: 'https://a.example/b.png',
  });
  expect([isKept(made), isKept(creationFixture())]).toEqual([false, true]);
});

it('the words of a final creation are those that its tool is asked for with, whatever they are called', () => {
  const asked = { ...postcardForm, greeting: ' Wish you were here ' };
  expect(finalCreation(postcardTool, asked, {}).prompt).toBe('Wish you were here');
  expect(finalCreation(postcardTool, initialValues(postcardTool), {}).prompt).toBeNull();
});
