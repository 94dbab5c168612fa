import { describe, expect, it } from 'vitest';
import type { AnyForm, Draft } from '../../tools/defineTool.ts';
import { change, editableInputs, initialValues, validateDraft } from '../../tools/draft.ts';
import { toolCalled } from '../../tools/catalogue.ts';
import { optionsShown } from '../../tools/kinds/index.ts';
import { priceOf } from '../../tools/price.ts';
import { valuesOf } from '../../tools/request.ts';
import { complaintsOf } from '../complaints.ts';
import { albumForm, albumTool } from './album.ts';
import { deviceFixtures, fixtureTools, requestFor, valuesFor } from './fixtureTools.ts';
import { posterTool } from './poster.ts';

const all = [...fixtureTools, ...deviceFixtures].map(({ tool, form }) => ({
  id: tool.id,
  tool: tool as AnyForm,
  form: form as Draft<AnyForm>,
}));

it.each(all)(
  'the form of $id can be sent, and says of every input another thing than its start',
  ({ tool, form }) => {
    expect(validateDraft(tool, form)).toEqual([]);
    const start = initialValues(tool);
    for (const [name] of editableInputs(tool)) expect([name, form[name]]).not.toEqual([name, start[name]]);
  },
);

describe('what is wrong with a form', () => {
  const complaints = all.flatMap(({ id, tool, form }) =>
    complaintsOf(tool, form).map((each) => ({ id: `${id}.${each.input}, ${each.what}`, tool, ...each })),
  );

  it.each(complaints)('is said of the input that it is, and of no other: $id', ({ tool, ...wrong }) => {
    const { draft, input, message } = wrong;
    expect(validateDraft(tool, draft)).toEqual([{ input, message }]);
  });

  it('is among all that the fixture tools together can have wrong', () => {
    expect(new Set(complaints.map(({ what }) => what))).toEqual(
      new Set([
        'no words',
        'blank words',
        'too many words',
        'a number under its range',
        'a number over its range',
        'a number between two steps',
        'a seed under nought',
        'a seed over the largest',
        'a seed that is no whole number',
        'a seed that is no number',
        'no such choice',
        'a choice that another rules out',
        'no such move',
        'too many strokes',
        'no image',
        'no video',
        'no audio',
        'a file of the kind image that is too large',
        'a file of the kind video that is too large',
        'a file of the kind audio that is too large',
        'a file in a list that is too large',
        'no files in a list',
        'too few files in a list',
        'too many files in a list',
        'more files than any list holds',
        'files in a list that are too large together',
      ]),
    );
  });

  it('is told of everything that an empty form lacks', () => {
    for (const { id, tool, form } of all) {
      const lacking = validateDraft(tool, initialValues(tool));
      expect([id, complaintsOf(tool, form).map(({ input, message }) => ({ input, message }))]).toEqual([
        id,
        expect.arrayContaining(lacking),
      ]);
    }
  });
});

describe('the call of a fixture tool', () => {
  it.each(fixtureTools)('is read again as what its form says, files and all: $tool.id', async (fixture) => {
    const { function: called, body } = await requestFor(fixture);
    const { tool } = fixture;
    expect(
      toolCalled(
        called,
        body,
        fixtureTools.map((each) => each.tool),
      ),
    ).toBe(tool);
    const read = valuesOf(tool, JSON.parse(JSON.stringify(body)));
    const price = priceOf(tool, fixture.form).total;
    expect(read).toEqual({ ok: true, values: await valuesFor(fixture), price });
    // A price is hidden from the request alone (D9): what a form shows is another matter.
    expect('credits_cost' in body).toBe(tool.call.sendsPrice);
  });

  it('has the style behind its words', async () => {
    const { body } = await requestFor(fixtureTools.find(({ tool }) => tool.id === posterTool.id)!);
    expect(body['prompt']).toBe('The sea is open, in red ink');
  });
});

it('an option that another one rules out goes along and says why, stays in sight with its reason, and is refused with it where it comes from elsewhere (D6)', () => {
  const { draft, notes } = change(albumTool, albumForm, 'light', 'day');
  expect(draft.sky).toBe('clear');
  expect(notes).toEqual([{ input: 'sky', note: albumTool.inputs.sky.follows!.notes['day'] }]);
  expect(validateDraft(albumTool, { ...albumForm, light: 'day' })).toEqual([
    { input: 'sky', message: 'Stars are out at night alone.' },
  ]);
  expect(optionsShown(albumTool.inputs.sky, { light: 'day' })).toEqual([
    { value: 'clear', label: 'Clear' },
    expect.objectContaining({ value: 'stars', help: 'Stars are out at night alone.', isDisabled: true }),
  ]);
});
