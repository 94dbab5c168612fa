import { deviceTools, generalWords } from '@kinora/contract';
import { expect, it } from 'vitest';
import { deviceEngines } from './deviceEngines.ts';
import { lateEngine } from './lateEngine.ts';

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
