import { expect, it } from 'vitest';
import { toolCalled } from './catalogue.ts';
import { defineTool } from './defineTool.ts';
import { text } from './kinds/index.ts';
import { flat } from './price.ts';
import { requestOf, valuesOf } from './request.ts';
import { wanImageToVideo } from './wanImageToVideo.ts';

const { makes, allowance, title, summary, path, tips, words } = wanImageToVideo;

/** A tool of one function that others have too, as a specification may write it. */
const named = (id: string, constants?: Readonly<Record<string, string | number | boolean | null>>) =>
  defineTool({
    allowance,
    title,
    summary,
    path,
    makes,
    tips,
    words,
    id,
    call: { function: 'make', model: `${id}-model`, sendsPrice: false, ...(constants && { constants }) },
    inputs: { prompt: text({ field: 'words', label: 'Words', missing: 'Say something', templates: [] }) },
    resultAspect: { ratio: [16, 9] },
    price: [flat(1)],
  });

const fast = named('fast', { mode: 'fast', level: 2, loud: false, image: null });
const slow = named('slow', { mode: 'slow', level: 2, loud: false, image: null });
const usual = named('usual');
const all = [fast, slow, usual];

it('a body says the constants of its tool, or its model where it has none', () => {
  expect(requestOf(fast, { prompt: 'Waves' })).toEqual({
    tool: 'fast',
    function: 'make',
    body: { mode: 'fast', level: 2, loud: false, image: null, words: 'Waves' },
  });
  expect(requestOf(usual, { prompt: 'Waves' }).body).toEqual({ model: 'usual-model', words: 'Waves' });
  expect(requestOf(named('bare', {}), { prompt: 'Waves' }).body).toEqual({ words: 'Waves' });
});

it('a server knows a tool by all constants of its body; one that is null may be left out', () => {
  for (const tool of all)
    expect(toolCalled('make', requestOf(tool, { prompt: 'Waves' }).body, all)).toBe(tool);
  const others = { mode: 'slow', level: 2, loud: false, words: 'Waves' };
  expect(toolCalled('make', others, all)).toBe(slow);
  expect(valuesOf(slow, others)).toEqual({ ok: true, values: { prompt: 'Waves' }, price: 1 });
});

it.each([
  ['mode', 'slow', 'mode must be fast here.'],
  ['level', '2', 'level must be 2 here.'],
  ['image', 'a picture', 'image must be null here.'],
])('%s said otherwise is refused in words', (field, value, message) => {
  const { body } = requestOf(fast, { prompt: 'Waves' });
  expect(valuesOf(fast, { ...body, [field]: value })).toEqual({
    ok: false,
    problem: { kind: 'Invalid', message, field },
  });
});
