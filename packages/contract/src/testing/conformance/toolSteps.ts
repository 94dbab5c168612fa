import { expect, it } from 'vitest';
import type { Creation } from '../../entities/creation.ts';
import type { VideoLimits } from '../../entities/videoLimits.ts';
import { editableInputs } from '../../tools/draft.ts';
import { filesOf, kindOf, type AnyDraft, type AnyValue } from '../../tools/kinds/index.ts';
import { priceOf } from '../../tools/price.ts';
import { promptOf } from '../../tools/promptOf.ts';
import { requestFor, type FixtureTool } from '../tools/fixtureTools.ts';
import { problemOf, type Bench } from './bench.ts';

/** What a history keeps of a form, letter for letter; each file has a place of its own by then. */
const settingsKept = ({ tool, form }: FixtureTool) =>
  Object.fromEntries(
    editableInputs(tool).map(([name, input]) => {
      const held: AnyDraft = form[name]!;
      const places = filesOf(input, held).map((): string => expect.any(String));
      return [name, kindOf(input).toValue(input, held, places)];
    }),
  );

/** What lies in the files of a form, input by input and each in its place. */
const filesSent = async ({ tool, form }: FixtureTool) => {
  const inputs = editableInputs(tool).map(
    async ([name, input]) =>
      [name, await Promise.all(filesOf(input, form[name]).map(({ blob }) => blob.text()))] as const,
  );
  return (await Promise.all(inputs)).filter(([, texts]) => texts.length > 0);
};

/** What lies where the settings of a creation say that they do. */
const filesKept = async (
  bench: Bench,
  { tool }: FixtureTool,
  settings: Readonly<Record<string, unknown>>,
) => {
  const inputs = editableInputs(tool).map(async ([name, input]) => {
    const places = kindOf(input).files?.addresses(settings[name] as AnyValue) ?? [];
    return [name, await Promise.all(places.map((place) => bench.textAt(place)))] as const;
  });
  return (await Promise.all(inputs)).filter(([, texts]) => texts.length > 0);
};

/** What is the same for every tool, however a server answers it. */
export const toolSteps = (bench: Bench, fixture: FixtureTool) => {
  const { tool, form } = fixture;
  const price = priceOf(tool, form).total;
  // Whoever pays here has no included video left.
  const paidBy = tool.allowance === 'image' ? 'included' : 'credits';
  const charged = (limits: VideoLimits): VideoLimits =>
    tool.allowance === 'image'
      ? { ...limits, images_used: limits.images_used + 1, images_remaining: limits.images_remaining - 1 }
      : { ...limits, credit_balance: limits.credit_balance - price };
  const paying = async () => {
    await bench.newcomer({ included: 0, balance: 500 });
    return bench.api.credits.limits();
  };
  return {
    price,
    paidBy,
    charged,
    paying,
    history: async () => (await bench.api.creations.list({ sort: 'newest' })).items,
    submit: async () => bench.submit(await requestFor(fixture)),

    /** Its files are kept as they were sent, and in their order. */
    async expectFilesKept({ settings }: Pick<Creation, 'settings'>) {
      expect(await filesKept(bench, fixture, settings!)).toEqual(await filesSent(fixture));
    },

    /** What was made from beginning to end, as its owner finds it. */
    whole: (more: Partial<Creation> = {}): object => ({
      type: tool.makes,
      status: 'completed',
      model_used: tool.call.model,
      // Whatever the form calls it.
      prompt: promptOf(tool, form) || null,
      credits_cost: price,
      paid_by: paidBy,
      file_url: expect.any(String),
      settings: settingsKept(fixture),
      ...more,
    }),
  };
};

/** What any tool can count on that was asked for something wrong. */
export const refusedPromises = (bench: Bench, fixture: FixtureTool) =>
  it('is refused with what is wrong and where, and charges nothing', async () => {
    const before = await toolSteps(bench, fixture).paying();
    const sent = await requestFor(fixture);
    const [field] = Object.keys(sent.body).filter((each) => each !== 'model' && each !== 'credits_cost');
    const wrong = { ...sent, body: { ...sent.body, [field!]: { deep: [1] } } };
    expect(await problemOf(bench.submit(wrong))).toMatchObject({ kind: 'Invalid', field });
    expect(await bench.api.credits.limits()).toEqual(before);
  });
