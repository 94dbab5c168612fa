import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsIn } from '../content/block.ts';
import { apiReference } from '../content/docs/apiReference.ts';
import { guides } from '../content/docs/guides.ts';
import { routes, type Route } from '../routes.ts';
import { anyValuesOf } from '../testing/anyValues.ts';
import { besideSteps } from '../testing/besideSteps.ts';
import { draftOf } from '../testing/draftOf.ts';
import { fixtureTools } from '../testing/tools/fixtureTools.ts';
import { formWords } from '../words/form.ts';
import { wholeOf } from '../words/saying.ts';
import { catalogue, deviceTools, toolCalled } from './catalogue.ts';
import type { AnyTool } from './defineTool.ts';
import { draftNameOf, editableInputs, initialValues, validateDraft, toValues } from './draft.ts';
import { fullTitleOf } from './fullTitleOf.ts';
import { kindOf, takesSeveral } from './kinds/index.ts';
import { priceOf, priceRange } from './price.ts';
import { requestOf, valuesOf } from './request.ts';
import { serverTools } from './serverTools.ts';
import { toolBeside } from './studioDefinition.ts';
import { studioPages, type StudioPage } from './studioPages.ts';
import { placeOf, studios } from './studios.ts';

const tools: readonly AnyTool[] = catalogue;
const anyTools: readonly AnyTool[] = [...serverTools, ...fixtureTools.map(({ tool }) => tool)];

const someOf = (tool: AnyTool) => fc.sample(anyValuesOf(tool), { numRuns: 1, seed: 4 })[0]!;

const numbersOf = (draft: object) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'number'));

const specifiedTools = [
  'wan-i2v',
  'kling-video',
  'kling-multi-image',
  'kling-motion-brush',
  'kling-video-extend',
  'kling-effects',
  'kling-video-text',
  'kling-lip-sync',
  'stable-video',
  'cogvideox-5b',
  'veo3',
  'seedance-text',
  'seedance-image',
  'create-image',
  'image-to-prompt',
  'ultimate-upscale',
  'train-model',
];

describe.each([...anyTools, ...deviceTools].map((tool) => [tool.id, tool] as const))('%s', (_id, tool) => {
  it('says what it trains where it makes a model, by inputs that it has, and nowhere else', () => {
    const { makes, trains, inputs } = tool;
    expect(trains !== undefined).toBe(makes === 'model');
    if (!trains) return;
    expect(Object.keys(inputs)).toEqual(expect.arrayContaining(Object.values(trains)));
    expect(takesSeveral(inputs[trains.pictures]!)).toBe(true);
  });
});

// Who takes a trained model in hand is led to it: a second one has to say which of the two that is.
it('one tool alone is made with a model of one’s own', () => {
  expect(serverTools.filter(({ madeWith }) => madeWith !== undefined)).toHaveLength(1);
});

describe.each(anyTools.map((tool) => [tool.id, tool] as const))('%s', (_id, tool) => {
  it('names the model that it makes something with by an input that it has', () => {
    const { inputs, madeWith } = tool;
    expect([undefined, ...Object.keys(inputs)]).toContain(madeWith);
  });

  it('asks, sends, reads and prices the same, whatever is allowed', () => {
    fc.assert(
      fc.property(anyValuesOf(tool), (values) => {
        const { draft, addresses } = draftOf(tool, values);
        expect(validateDraft(tool, draft)).toEqual([]);
        expect(toValues(tool, draft, addresses)).toEqual(values);
        const shown = priceOf(tool, draft);
        const received = valuesOf(tool, JSON.parse(JSON.stringify(requestOf(tool, values).body)));
        expect(received).toEqual({ ok: true, values, price: shown.total });
        expect(Number.isInteger(shown.total) && shown.total > 0).toBe(true);
        expect(shown.terms.reduce((sum, term) => sum + term.amount, 0)).toBe(shown.total);
        const { from, upTo } = priceRange(tool);
        expect(shown.total).toBeGreaterThanOrEqual(from);
        expect(shown.total).toBeLessThanOrEqual(upTo);
      }),
    );
  });

  it('costs and sends the same, however its numbers stand beside their steps', () => {
    const beside = anyValuesOf(tool).chain((values) => {
      const { draft, addresses } = draftOf(tool, values);
      return besideSteps(tool, draft).map((drawn) => ({ values, draft, addresses, drawn }));
    });
    fc.assert(
      fc.property(beside, ({ values, draft, addresses, drawn }) => {
        expect(validateDraft(tool, drawn)).toEqual([]);
        expect(priceOf(tool, drawn)).toEqual(priceOf(tool, draft));
        const { body } = requestOf(tool, toValues(tool, drawn, addresses));
        expect(body).toEqual(requestOf(tool, values).body);
        // Whoever asks without a form may send what they have.
        expect(requestOf(tool, { ...values, ...numbersOf(drawn) }).body).toEqual(body);
        expect(valuesOf(tool, JSON.parse(JSON.stringify(body)))).toEqual({
          ok: true,
          values,
          price: priceOf(tool, drawn).total,
        });
      }),
    );
  });

  it('is told apart from every other tool by what it sends', () => {
    const { tool: id, function: called, body } = requestOf(tool, someOf(tool));
    // Whoever has the request alone need not look.
    expect(id).toBe(tool.id);
    expect(anyTools.filter((each) => toolCalled(called, body, [each]))).toEqual([tool]);
    expect(toolCalled(called, body)).toBe(tools.includes(tool) ? tool : undefined);
    expect(toolCalled(`${called}-not`, body, anyTools)).toBeUndefined();
  });

  it('answers a body that lacks a field or has rubbish in one with a price or with words', () => {
    const { body } = requestOf(tool, someOf(tool));
    for (const field of Object.keys(body))
      for (const wrong of [undefined, { deep: [1] }, Number.NaN, '', -1]) {
        const received = valuesOf(tool, { ...body, [field]: wrong });
        expect(received.ok ? String(received.price) : received.problem.message).toMatch(/\S/);
        expect(received.ok && !Number.isInteger(received.price)).toBe(false);
      }
  });
});

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (_id, tool) => {
  it('starts with what its server takes, but for what a person has to give', () => {
    const start = initialValues(tool) as Record<string, unknown>;
    for (const [name, input] of editableInputs(tool)) {
      if (kindOf(input).validate(input, start[name] as never, formWords) !== null) continue;
      const written = kindOf(input).write(input, kindOf(input).toValue(input, start[name] as never, []));
      expect([name, kindOf(input).read(input, written)]).toEqual([
        name,
        expect.objectContaining({ ok: true }),
      ]);
    }
  });

  it('has a page that anybody may open, and words for all that can happen', () => {
    const page = Object.values<Route>(routes).find(({ path }) => path === tool.path);
    expect(page?.access).toBe('open');
    const { generate, busy, started, done, failed } = tool.words;
    for (const said of [generate, busy, started, wholeOf(done), wholeOf(failed), tool.title, tool.summary])
      expect(said).toMatch(/\S/);
    for (const [name, { label }] of editableInputs(tool))
      expect([name, label.trim()]).not.toEqual([name, '']);
  });

  it('stands in the API reference with every field that it sends and every term of its price', () => {
    const written = apiReference
      .find(({ id }) => id === tool.id)
      ?.blocks.map(wordsIn)
      .join('\n');
    for (const field of Object.keys(requestOf(tool, someOf(tool)).body)) expect(written).toContain(field);
    for (const { label } of tool.price) expect(written).toContain(label);
    expect(guides.flatMap(({ blocks }) => blocks.map(wordsIn)).join('\n')).toContain(fullTitleOf(tool));
  });

  const prompts = editableInputs(tool).flatMap(([name, input]) =>
    'maxLength' in input && !input.isLine ? [{ name, input }] : [],
  );
  it.each(prompts)('offers three or four whole prompts to begin the $name with', ({ input }) => {
    const templates = input.templates ?? [];
    expect([3, 4]).toContain(templates.length);
    for (const part of ['id', 'label', 'prompt'] as const)
      expect(new Set(templates.map((each) => each[part])).size).toBe(templates.length);
    for (const { label, prompt } of templates) {
      expect(label).toBe(label.trim());
      // Whole prompts, and room to go on.
      expect(prompt.split(' ').length).toBeGreaterThan(6);
      expect(kindOf(input).read(input, prompt)).toEqual({ ok: true, value: prompt });
    }
  });

  it('names the words that it is asked for with, where it asks for any', () => {
    const asked = prompts.map(({ name }) => name);
    expect(asked).toEqual(tool.prompt === undefined ? [] : [tool.prompt]);
  });

  const ranges = editableInputs(tool).flatMap(([name, input]) => ('step' in input ? [{ name, input }] : []));
  it.each(ranges)('takes $name from end to end, and nothing beyond or between', ({ name, input }) => {
    const { min, max, step, initial } = input;
    const reading = (value: unknown) => kindOf(input).read(input, value).ok;
    for (const inside of [min, max, min + step, initial])
      expect([name, inside, reading(inside)]).toEqual([name, inside, true]);
    for (const outside of [min - step, max + step, min + step / 2, Infinity, Number.NaN, String(min), null])
      expect([name, outside, reading(outside)]).toEqual([name, outside, false]);
    // A hair below a step is that step, or it would be had for less.
    for (const beside of [initial - step * 5e-10, max - step * 5e-10]) {
      const received = kindOf(input).read(input, beside);
      expect(received).toEqual(kindOf(input).read(input, beside < max - step / 2 ? initial : max));
    }
  });

  const choices = editableInputs(tool).flatMap(([name, input]) =>
    kindOf(input).choices ? [{ name, input }] : [],
  );
  it.each(choices)('takes no other $name than it offers', ({ input }) => {
    const kind = kindOf(input);
    const standsStill = kind.write(input, kind.toValue(input, kind.initial(input), [])) === null;
    const offered: readonly unknown[] = kind.choices!(input).map(({ value }) => value);
    const others = ['', 'other', 0, -1, 1e9, {}, [], true, undefined].filter(
      (each) => !offered.includes(each),
    );
    for (const other of others)
      expect([other, kindOf(input).read(input, other).ok]).toEqual([
        other,
        // A still camera may be left out.
        standsStill && other === undefined,
      ]);
  });
});

describe('what stands beside a studio', () => {
  const besides = studios.flatMap((studio) => {
    const beside = toolBeside(studio);
    return beside ? [{ studio, beside }] : [];
  });

  it.each(besides.map(({ studio, beside }) => [studio.id, studio, beside] as const))(
    'is on its page and does what it does, made with a model or as what is rehearsed there: %s',
    (_id, studio, beside) => {
      const [{ tool }] = studio.modes;
      expect([beside.path, beside.makes]).toEqual([studio.path, tool.makes]);
      expect(beside.madeWith !== undefined).toBe(studio.runs === 'server');
      expect(placeOf(beside)?.studio.id).toBe(studio.id);
    },
  );

  it('alone is made with a model: no mode has a place to choose one', () => {
    for (const { id, madeWith } of catalogue) expect([id, madeWith]).toEqual([id, undefined]);
  });

  it('is asked of a server with all others', () => {
    expect(serverTools).toEqual([...catalogue, ...besides.map(({ beside }) => beside)]);
    expect(besides).not.toEqual([]);
  });
});

describe('all tools together', () => {
  it('every tool has its page and tab (A120, A254)', () => {
    for (const tool of [...catalogue, ...deviceTools]) {
      const place = placeOf(tool);
      expect(place?.mode.tool).toBe(tool);
      expect(place?.studio.path).toBe(tool.path);
    }
    expect(placeOf({ id: 'nowhere' })).toBeNull();
  });

  it('are called differently, and each has a model of its own to remember', () => {
    const all = [...catalogue, ...deviceTools];
    expect(new Set(all.map((tool) => tool.id)).size).toBe(all.length);
    expect(new Set(catalogue.map((tool) => tool.call.model)).size).toBe(catalogue.length);
  });

  it('of one studio share a draft, so that what two modes ask for is given once, and no two studios do', () => {
    const names = studios.map(({ modes }) => new Set(modes.map(({ tool }) => draftNameOf(tool))));
    expect(names.map((those) => those.size)).toEqual(names.map(() => 1));
    expect(new Set(names.flatMap((those) => [...those])).size).toBe(studios.length);
  });

  it('tools stand in the order of the sidebar, the six specified generators among them (A36, A120, D21)', () => {
    const specified = ['/wan-i2v', '/kling-ai', '/stable-video', '/cogvideox-5b', '/veo3', '/seedance'];
    const inOrder = (pages: readonly StudioPage[]) =>
      pages.filter((each) => each.isGenerator).map((each) => each.path);
    const listed = inOrder(Object.values(studioPages));
    expect(listed.filter((path) => specified.includes(path))).toEqual(specified);
    // The sidebar reads the pages, the Video Center the studios: both tell the same.
    expect(inOrder(studios)).toEqual(listed);
  });

  it('are the specified ones, whatever else there is', () => {
    const ids = [...catalogue, ...deviceTools].map((tool) => tool.id);
    expect(ids).toEqual(expect.arrayContaining([...specifiedTools]));
  });

  it('tools are quoted elsewhere as they cost (A359, D13)', () => {
    const quoted = Object.fromEntries(studios.map(({ path, reference }) => [path, reference]));
    expect(quoted).toMatchObject({
      '/wan-i2v': [250, 'up to'],
      '/kling-ai': [200, 'from'],
      '/stable-video': [100],
      '/cogvideox-5b': [150],
      '/veo3': [500, 'about', 8],
    });
    for (const { reference, modes } of studios) {
      const [credits, bound] = reference ?? [];
      if (!credits || bound === 'about') continue;
      const ends = modes.map(({ tool }) => priceRange(tool));
      const real =
        bound === 'from'
          ? Math.min(...ends.map((each) => each.from))
          : Math.max(...ends.map((each) => each.upTo));
      expect([reference, credits]).toEqual([reference, real]);
    }
  });
});
