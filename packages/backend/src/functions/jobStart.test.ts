import { postcardTool } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { scriptedEngine } from '../jobs/testing/scriptedEngine.ts';
import { jobStart } from './jobStart.ts';

const started = (values: Readonly<Record<string, string>>) =>
  jobStart({
    asked: { tool: postcardTool, user: { id: 'mara' }, key: 'once', hash: 'of it' } as never,
    price: 20,
    mostAtOnce: 5,
    taskId: 'task',
    madeId: 'made',
    request: { values, files: {}, refundsCancelled: 'always' },
    places: { typed: {} } as never,
    engine: scriptedEngine(),
  }).parameters['p_prompt'];

it('what is started is kept with the words that its tool is asked for with, whatever they are called', () => {
  expect(started({ greeting: 'Wish you were here', prompt: 'Not this' })).toBe('Wish you were here');
  expect(started({ greeting: '' })).toBeNull();
});
