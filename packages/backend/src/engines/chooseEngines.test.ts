import { createImage, modelTraining, veo3, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { expect, it } from 'vitest';
import { chooseEngines } from './chooseEngines.ts';

const here = { isLocal: true, largestFile: 1_000_000 };
const away = { ...here, isLocal: false };
const fal = { FAL_KEY: 'secret' };

/** Which engine makes what a tool is for. */
const maker = ({ engines }: ReturnType<typeof chooseEngines>, tool: AnyTool) =>
  engines.makerOf(tool)?.engine.name ?? null;
const named = ({ engines }: ReturnType<typeof chooseEngines>) => engines.all.map(({ name }) => name);

it('one’s own machine renders by itself, after fal where there is a key, and says so', () => {
  const local = chooseEngines({}, here);
  expect(named(local)).toEqual(['local']);
  expect(local.description).toBe(
    'local: this machine draws sketches from words and moves, restyles and extends your own media, no AI (set FAL_KEY to use fal)',
  );
  const both = chooseEngines(fal, here);
  expect(named(both)).toEqual(['fal', 'local']);
  expect(both.description).toBe(
    'fal (FAL_KEY is set); for what that can’t do, local: this machine draws sketches from words and moves, restyles and extends your own media, no AI',
  );
  expect(maker(both, wanImageToVideo)).toBe('fal');
});

it('a server for others renders by itself only where it is told to', () => {
  expect(named(chooseEngines(fal, away))).toEqual(['fal']);
  expect(chooseEngines({}, away).description).toBe('none (set FAL_KEY, or KINORA_ENGINE=local)');
  expect(named(chooseEngines({ KINORA_ENGINE: 'local' }, away))).toEqual(['local']);
  expect(named(chooseEngines({ ...fal, KINORA_ENGINE: 'local' }, away))).toEqual(['local']);
});

it('each tool goes to the first engine that can do it, or to the one that it is given to', () => {
  const chosen = chooseEngines(
    { ...fal, KINORA_TRAINER: 'fal', KINORA_ENGINE: 'local, fal, veo3=fal' },
    away,
  );
  expect([createImage, veo3, modelTraining].map((tool) => maker(chosen, tool))).toEqual([
    'local',
    'fal',
    'fal',
  ]);
  const alone = chooseEngines({ ...fal, KINORA_ENGINE: `${modelTraining.id}=local` }, here);
  expect(maker(alone, modelTraining)).toBeNull();
  expect(alone.engines.whyNot(modelTraining)).toContain('is not offered by');
});

it.each([
  ['both', 'has "both" in it, and each part must be local, fal, or <tool>=<one of them>'],
  ['veo3=local=fal', 'each part must be local, fal'],
  ['veo9=local', 'speaks of the tool "veo9", and there is none of that name'],
  ['local, veo3=fal', 'gives veo3 to fal, which is not among the engines of this server'],
])('KINORA_ENGINE=%s is refused in words', (said, why) => {
  expect(() => chooseEngines({ ...fal, KINORA_ENGINE: said }, here)).toThrow(why);
});

it('fal without its key is refused', () => {
  expect(() => chooseEngines({ KINORA_ENGINE: 'fal' }, here)).toThrow('names fal, and FAL_KEY is not set');
});

it.each(['0', '2', 'half', '-1'])('a scale of %s is refused', (scale) => {
  expect(() => chooseEngines({ KINORA_CLIP_SCALE: scale }, here)).toThrow('must be a number from 0.05 to 1');
});

it('FAL_MODELS names other models, and is refused where it can’t be read', () => {
  const chosen = (models: string) => named(chooseEngines({ ...fal, FAL_MODELS: models }, away));
  expect(chosen('fal-ai/veo3=fal-ai/veo3.1/fast, fal-ai/flux/dev=fal-ai/flux/krea')).toEqual(['fal']);
  for (const wrong of ['fal-ai/veo3', 'a=b=c', 'a=https://evil.example/x y'])
    expect(() => chosen(wrong)).toThrow('each part must be <usual model>=<other model>');
});
