import { describe, expect, it } from 'vitest';
import { validateFeedback, emptyFeedback } from '../entities/feedback.ts';
import { complaintsOf } from '../testing/complaints.ts';
import { chosenPicture } from '../testing/fixtures/chosenFiles.ts';
import { fixtureTools } from '../testing/tools/fixtureTools.ts';
import { addImages } from '../tools/addImages.ts';
import { adviceOn, adviceOnAll } from '../tools/adviceOn.ts';
import type { AnyForm, Draft } from '../tools/defineTool.ts';
import { editableInputs, validateDraft } from '../tools/draft.ts';
import { images, isFileInput, option } from '../tools/kinds/index.ts';
import { formWords, type FormWords } from './form.ts';

/** The same words in another tongue: what is left in English was not said by them. */
const other: FormWords = {
  ...(Object.fromEntries(
    Object.keys(formWords).map((key) => [key, () => `<${key}>`]),
  ) as unknown as FormWords),
  files: { image: 'Bilder', video: 'Filme', audio: 'Töne' },
};
const small = chosenPicture('small.png');
const huge = { ...chosenPicture('huge.gif'), size: 90_000_000, width: 3, height: 3, type: 'image/gif' };

describe('what a form can’t take', () => {
  const cases = fixtureTools.flatMap(({ tool, form }) =>
    complaintsOf(tool as AnyForm, form as Draft<AnyForm>, other).map((each) => ({
      id: `${tool.id}.${each.input}, ${each.what}`,
      tool: tool as AnyForm,
      ...each,
    })),
  );

  it.each(cases)(
    'is said in the given words, or in the definition’s: $id',
    ({ tool, draft, input, message }) => {
      expect(validateDraft(tool, draft, other)).toEqual([{ input, message }]);
    },
  );

  it('has a case for all that a form says of one value', () => {
    const said = cases.map(({ message }) => message);
    for (const key of [
      'outOfRange',
      'noSeed',
      'notOneOf',
      'noMove',
      'tooLong',
      'tooManyFiles',
      'tooManyStrokes',
      'tooMuchTogether',
      'tooLarge',
    ])
      expect(said).toContain(`<${key}>`);
  });

  it('is said so of a list that is full, too large together, and of a choice beside another', () => {
    const basics = { field: 'f', label: 'Frames', hint: '', min: 1, more: 'More', missing: 'None' } as const;
    const full = images({ ...basics, max: 1 });
    expect(addImages(full, [small], [small], other).errorMessage).toBe('<tooManyFiles>');
    const inputs = {
      frames: images({ ...basics, mostBytes: 1 }),
      light: option({
        field: 'l',
        label: 'Light',
        options: [{ value: 'day', label: 'Day' }],
        initial: 'day',
      }),
      sky: option({
        field: 's',
        label: 'Sky',
        options: [{ value: 'stars', label: 'Stars', only: { with: 'light', is: 'night' } }],
        initial: 'stars',
      }),
    };
    const tool = { ...fixtureTools[0]!.tool, inputs } as AnyForm;
    const draft = { frames: [small], light: 'day', sky: 'stars' } as never;
    expect(validateDraft(tool, draft, other).map(({ message }) => message)).toEqual([
      '<tooMuchTogether>',
      '<notOneOf>',
    ]);
  });
});

it('what is advised on a file is said in the given words', () => {
  const said = fixtureTools.flatMap(({ tool }) =>
    editableInputs(tool as AnyForm).flatMap(([, input]) =>
      isFileInput(input)
        ? [...adviceOn(input, huge, other), ...adviceOnAll(input, [huge, { ...huge, name: 'other' }], other)]
        : [],
    ),
  );
  expect(new Set(said)).toEqual(new Set(['<isLarge>', '<isSmall>', '<areSmall>', '<movesNot>']));
});

it('what feedback lacks is said in the given words (A206)', () => {
  const said = {
    missing: { description: 'Fehlt' },
    wrongEmail: 'Keine Adresse',
    tooLong: { name: () => 'Lang', email: () => 'Lang', subject: () => 'Lang', message: () => 'Lang' },
  };
  const draft = { ...emptyFeedback, email: 'nowhere', subject: 'x'.repeat(900), message: 'x'.repeat(20_000) };
  expect(validateFeedback(draft, said)).toEqual({
    name: 'Fehlt',
    email: 'Keine Adresse',
    subject: 'Lang',
    message: 'Lang',
  });
});
