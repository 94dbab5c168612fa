import {
  browserTooOld,
  deviceTools,
  generalWords,
  type DeviceEngine,
  type ultimateUpscale,
} from '@kinora/contract';
import { expect, it } from 'vitest';
import { deviceEngines } from './deviceEngines.ts';
import { lateEngine } from './lateEngine.ts';
import { worksAside } from './worksAside.ts';

it.each(deviceTools)('$id has an engine', (tool) => {
  expect(deviceEngines(tool)).toHaveProperty('run');
});

it('an engine that arrives after the work was given up does not begin', async () => {
  const given = new AbortController();
  let began = false;
  const engine = lateEngine(async () => {
    given.abort(new Error('Given up.'));
    return {
      run: async () => {
        began = true;
        return { is: 'model', name: 'Harbour', isRehearsal: true };
      },
    };
  });
  const run = { signal: given.signal, onProgress: () => {} };
  await expect(engine.run(deviceTools[2], {} as never, run)).rejects.toThrow('Given up.');
  expect(began).toBe(false);
});

it('an engine that does not arrive says what to do about it', async () => {
  const engine = lateEngine(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const run = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(engine.run(deviceTools[2], {} as never, run)).rejects.toThrow(generalWords.offline);
});

it('a browser that can compute nothing aside is told so before anything is pressed', () => {
  const older = { Worker: {}, OffscreenCanvas: {}, createImageBitmap: {} };
  expect(worksAside({ ...older, WebAssembly: {} })).toBeUndefined();
  expect(worksAside(older)).toEqual({ whyNot: browserTooOld });
  const engine = lateEngine(
    () => Promise.reject(new Error('Nothing is loaded to know this.')),
    () => worksAside(older),
  );
  expect(engine.standing!(deviceTools[0])).toEqual({ whyNot: browserTooOld });
});

it('an engine answers with what its tool makes, and knows its settings', () => {
  const written: DeviceEngine<typeof ultimateUpscale> = {
    // @ts-expect-error: words are not what an enlargement ends with, and that is what this line proves
    run: async () => ({ is: 'prompt', text: 'A harbour', source: 'picture' }),
  };
  const asked: Parameters<typeof written.run>[1]['factor'] = 4;
  // @ts-expect-error: there is no such factor
  const never: typeof asked = 3;
  // @ts-expect-error: a tool goes by its own id, and what brings its engine by no other
  const called: (typeof ultimateUpscale)['id'] = 'ultimate-upscal';
  expect([written.standing, asked, never, called]).toHaveLength(4);
});
