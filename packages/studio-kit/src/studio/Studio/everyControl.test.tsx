// @vitest-environment happy-dom
// From each control of each tool to the body that leaves for the server, and the price on the button. That values make
// such bodies is the contract's (specifiedCalls.test.ts); here they are set as a person sets them.
import { catalogue, editableInputs, StudioError, type AnyTool, type Input } from '@kinora/contract';
import {
  chosenPicture,
  clipFile,
  createFakeStudioApi,
  silence,
  specifiedCalls,
  specifiedFiles,
  specifiedWords,
  type Setter,
  type SpecifiedCall,
} from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asFile } from '../../testing/chosenPicture.ts';
import { setByHand, type Asked } from '../editors/setByHand.fixtures.ts';
import { mara } from './Studio.fixtures.tsx';
import { Studio } from './Studio.tsx';

// Nothing can be decoded here: what a browser makes of a file is looked at in stories.
beforeEach(() => {
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined);
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 });
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => {} }));
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('loadeddata'));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const files = {
  picture: [asFile(chosenPicture('harbour.png'))],
  pictures: [asFile(chosenPicture('harbour.png')), asFile(chosenPicture('quay.png'))],
  clip: [clipFile('tide.mp4')],
  sound: [silence('voice.wav')],
} as const;

/** What the specification calls these files, by the data URLs they travel as (A352). */
async function namedFiles(): Promise<ReadonlyMap<unknown, string>> {
  const urlOf = async (file: File) =>
    `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
  const named = [
    [files.pictures, specifiedFiles.picture],
    [files.clip, specifiedFiles.clip],
    [files.sound, specifiedFiles.sound],
  ] as const;
  const all = named.flatMap(([held, name]) =>
    [...held].map(async (file) => [await urlOf(file), name] as const),
  );
  return new Map(await Promise.all(all));
}

const saidBy = (set: Setter): readonly [label: string, asked: Asked] => {
  if ('slide' in set) return [set.slide, set.to];
  if ('choose' in set) return [set.choose, set.option];
  if ('type' in set) return [set.type, set.text];
  return 'turnOn' in set ? [set.turnOn, true] : [set.turnOff, false];
};

function placeOf(name: string): HTMLElement {
  const place = document.querySelector<HTMLElement>(`[data-input="${name}"]`);
  if (!place) throw new Error(`The form has no place for ${name} yet.`);
  return place;
}

/** The studio of a tool, and what its server is asked: it takes nothing, so that the form stands and can be sent again. */
async function opened(tool: AnyTool) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const api = createFakeStudioApi({ scenario: { accounts: [{ ...mara, balance: 100_000 }] } });
  const submit = vi
    .spyOn(api.generate, 'submit')
    .mockRejectedValue(new StudioError({ kind: 'Refused', message: 'Not today.' }));
  render(<Studio tool={tool} api={api} />);
  await screen.findByText(/credits · (balance 100,000|included)/);
  const button = () => screen.getByText(tool.words.generate, { selector: 'button *' }).closest('button')!;
  return {
    set: async ([name, input]: readonly [string, Input], asked: Asked) => {
      const place = await waitFor(() => placeOf(name));
      await setByHand(input, { place, user }, asked);
    },
    /** All that one reads and sends. */
    press: async (named: ReadonlyMap<unknown, string>) => {
      submit.mockClear();
      const cost = document.getElementById(button().getAttribute('aria-describedby')!.split(' ')[0]!);
      const price = [button().querySelector('[aria-hidden]')?.textContent, cost?.textContent?.split(' ')[0]];
      fireEvent.click(button());
      await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(button().disabled).toBe(false));
      const { function: called, body } = submit.mock.calls[0]![0];
      // As it arrives.
      const sent: unknown = JSON.parse(
        JSON.stringify(body),
        (_key, value: unknown) => named.get(value) ?? value,
      );
      return { called, price, sent };
    },
  };
}

const tools: readonly AnyTool[] = catalogue;
const toolOf = ({ tool: id }: SpecifiedCall): AnyTool => tools.find((tool) => tool.id === id)!;

/** The control that a person knows by this name. */
const calledSo = (tool: AnyTool, label: string) =>
  editableInputs(tool).find(([, input]) => input.label === label)!;

// One that was added since is in no table of the specification.
describe.each(specifiedCalls)('the form of $tool', (specified) => {
  const tool = toolOf(specified);
  const { given, settings } = specified;

  it('sends what each of its controls was set to by hand, and costs what its button says (A266, A352, A356)', async () => {
    const named = await namedFiles();
    const { set, press } = await opened(tool);
    const inputs = Object.fromEntries(editableInputs(tool));
    for (const [name, what] of Object.entries(given))
      await set(
        [name, inputs[name]!],
        what === 'words' ? `  ${specifiedWords} ` : what === 'stroke' ? true : files[what],
      );
    let { body } = specified;
    const seen = [await press(named)];
    const expected = [{ body, price: specified.price }];
    for (const { set: setters, changes, price } of settings) {
      for (const setter of setters) {
        const [label, asked] = saidBy(setter);
        await set(calledSo(tool, label), asked);
      }
      body = { ...body, ...changes };
      expected.push({ body, price });
      seen.push(await press(named));
    }
    expect(seen).toEqual(
      expected.map((each) => ({
        called: specified.calls,
        price: [String(each.price), String(each.price)],
        sent: each.body,
      })),
    );
  });

  it('has no control that nobody set', () => {
    const set = new Set(settings.flatMap((each) => each.set.map((setter) => saidBy(setter)[0])));
    const left = editableInputs(tool).filter(([name, { label }]) => !(name in given) && !set.has(label));
    expect(left).toEqual([]);
  });
});
