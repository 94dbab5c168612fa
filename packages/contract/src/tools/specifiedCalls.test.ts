import { describe, expect, it } from 'vitest';
import { mediaFileFixture } from '../testing/fixtures/mediaFile.ts';
import {
  files,
  specifiedCalls,
  words,
  type Setter,
  type SpecifiedCall,
} from '../testing/fixtures/specifiedCalls.ts';
import { catalogue } from './catalogue.ts';
import type { AnyTool, Draft } from './defineTool.ts';
import { clashOf, editableInputs, change, initialValues, validateDraft, toValues } from './draft.ts';
import { kindOf, type AnyValue, type Input } from './kinds/index.ts';
import { priceOf } from './price.ts';
import { requestOf } from './request.ts';

const tools: readonly AnyTool[] = catalogue;
type Form = Readonly<Record<string, unknown>>;

/** The control that a person knows by this name. */
function controlIn(tool: AnyTool, label: string): readonly [name: string, input: Input] {
  const found = editableInputs(tool).filter(([, input]) => input.label === label);
  expect(
    found.map(([name]) => name),
    `what is called '${label}'`,
  ).toHaveLength(1);
  return found[0]!;
}

/** Which input a person changes there, and what it then says. */
function settingOf(tool: AnyTool, form: Form, control: Setter): readonly [name: string, value: unknown] {
  if ('slide' in control) return [controlIn(tool, control.slide)[0], control.to];
  if ('type' in control) {
    const [name, input] = controlIn(tool, control.type);
    return [name, kindOf(input).isWords ? control.text : Number(control.text)];
  }
  if (!('choose' in control)) {
    const isOn = 'turnOn' in control;
    return [controlIn(tool, isOn ? control.turnOn : control.turnOff)[0], isOn];
  }
  const [name, input] = controlIn(tool, control.choose);
  const choices = kindOf(input).choices?.(input) ?? [];
  const offered = choices.filter(({ value }) => clashOf(input, form, value as AnyValue) === null);
  const called = new RegExp(`^${control.option}\\b`);
  const chosen = offered.filter(({ label }) => called.test(label));
  expect(
    chosen.map(({ label }) => label),
    `options called '${control.option}'`,
  ).toHaveLength(1);
  return [name, chosen[0]!.value];
}

const gifts = {
  picture: { type: 'image/png', address: [files.picture] },
  pictures: { type: 'image/png', address: [files.picture, files.picture] },
  clip: { type: 'video/mp4', address: [files.clip] },
  sound: { type: 'audio/wav', address: [files.sound] },
} as const;

/** What has to be given, as a form holds it, and where its files go. */
function givenIn({ given }: SpecifiedCall) {
  const form: Record<string, unknown> = {};
  const addresses: Record<string, readonly string[]> = {};
  for (const [name, what] of Object.entries(given))
    if (what === 'words') form[name] = `  ${words} `;
    else if (what === 'stroke') form[name] = [{ points: [[0.5, 0.5]], direction: [0.2, 0] }];
    else {
      const { type, address } = gifts[what];
      const held = address.map(() => mediaFileFixture({ type }));
      form[name] = what === 'pictures' ? held : held[0];
      addresses[name] = address;
    }
  return { form, addresses };
}

it('every tool that the specification names is in the product once; others may be added', () => {
  const named = specifiedCalls.map(({ tool }) => tool);
  expect(new Set(named).size).toBe(14);
  expect(named.filter((id) => !tools.some((tool) => tool.id === id))).toEqual([]);
});

describe.each(specifiedCalls)('$tool, specified by $says (A356)', (call) => {
  const tool = tools.find(({ id }) => id === call.tool)!;

  it('sends what the specification says and costs what it says, whatever is set after what', () => {
    const { form, addresses } = givenIn(call);
    let draft = { ...initialValues(tool), ...form } as Draft<AnyTool>;
    let body = call.body;
    const expectAsked = (price: number, after: unknown) => {
      const { function: called, body: made } = requestOf(tool, toValues(tool, draft, addresses));
      // As it arrives.
      const sent: unknown = JSON.parse(JSON.stringify(made));
      expect([after, validateDraft(tool, draft), called, sent, priceOf(tool, draft).total]).toEqual([
        after,
        [],
        call.calls,
        body,
        price,
      ]);
    };
    expectAsked(call.price, 'nothing');
    for (const { set, changes, price } of call.settings) {
      for (const control of set)
        draft = change(tool, draft, ...settingOf(tool, draft as Form, control)).draft;
      body = { ...body, ...changes };
      expectAsked(price, set);
    }
  });
});
