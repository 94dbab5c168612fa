import { createImage, modelTraining, premiumEffects, wanImageToVideo } from '@kinora/contract';
import { expect, it } from 'vitest';
import { scriptedEngine } from '../jobs/testing/scriptedEngine.ts';
import { enginesOf, namesOf } from './engines.ts';
import { localEngine } from './local/localEngine.ts';

it('where this machine can’t make clips, the next engine does; with none, it is said why', () => {
  const local = localEngine({ isInstalled: () => false });
  const provider = scriptedEngine({ engine: { name: 'provider' } });
  const both = enginesOf([local, provider]);
  expect([createImage, wanImageToVideo].map((tool) => both.makerOf(tool)?.engine.name)).toEqual([
    'local',
    'provider',
  ]);
  const alone = enginesOf([local]);
  expect(alone.makerOf(wanImageToVideo)).toBeNull();
  expect(alone.whyNot(wanImageToVideo)).toContain('the optional package @mediabunny/server is not installed');
  // What it could nowhere do is no matter of a package.
  expect(alone.whyNot(modelTraining)).toBe(
    'Train Your Model is not offered by the engine of this server. Nothing was charged.',
  );
});

it('a server without an engine offers nothing, and says so', () => {
  const none = enginesOf([]);
  expect([none.makerOf(premiumEffects), namesOf(none)]).toEqual([null, 'none']);
  expect(none.whyNot(premiumEffects)).toContain('is not offered by');
});
