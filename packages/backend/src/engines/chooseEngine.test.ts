import { expect, it } from 'vitest';
import { chooseEngine } from './chooseEngine.ts';

const limits = { largestFile: 1_000_000 };

it('takes fal where there is a key, else this machine, and says which', () => {
  const fal = chooseEngine({ FAL_KEY: 'secret' }, limits);
  expect([fal.engine.name, fal.description]).toEqual(['fal', 'fal (FAL_KEY is set)']);
  const local = chooseEngine({}, limits);
  expect(local.engine.name).toBe('local');
  expect(local.description).toBe(
    'local: this machine draws sketches from words and moves, restyles and extends your own media, no AI (set FAL_KEY to use fal)',
  );
});

it.each(['0', '2', 'half', '-1'])('refuses a scale of %s', (scale) => {
  expect(() => chooseEngine({ KINORA_CLIP_SCALE: scale }, limits)).toThrow('must be a number from 0.05 to 1');
});

it('FAL_MODELS names other models, and is refused where it can’t be read', () => {
  const chosen = (models: string) =>
    chooseEngine({ FAL_KEY: 'secret', FAL_MODELS: models }, limits).engine.name;
  expect(chosen('fal-ai/veo3=fal-ai/veo3.1/fast, fal-ai/flux/dev=fal-ai/flux/krea')).toBe('fal');
  for (const wrong of ['fal-ai/veo3', 'a=b=c', 'a=https://evil.example/x y'])
    expect(() => chosen(wrong)).toThrow('each part must be <usual model>=<other model>');
});
