import {
  catalogue,
  editableInputs,
  initialValues,
  isFileInput,
  kindOf,
  studios,
  type AnyForm,
} from '@kinora/contract';
import { given, mediaFileFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Editors } from './Editors.tsx';
import { heightOf } from './LateEditor.tsx';
import * as late from './lateEditors.ts';

const tools = new Map<string, AnyForm>(
  [...catalogue, ...studios.flatMap(({ modes }) => modes.map(({ tool }) => tool))].map((tool) => [
    tool.id,
    tool as AnyForm,
  ]),
);

/** Those that come late, and stand beside a stage. */
const inputs = [...tools.values()].flatMap((tool) =>
  editableInputs(tool)
    .filter(([, input]) => input.kind in late && kindOf(input).place === 'settings')
    .map(([name, input]) => ({ tool, name, input })),
);

const meta = {
  title: 'Studio Kit/Studio/LateEditors',
  render: () => (
    <div style={{ inlineSize: 319 }}>
      {inputs.map(({ tool, name }) => (
        <div key={`${tool.id} ${name}`} data-of={`${tool.id} ${name}`}>
          <Editors
            tool={tool}
            place="settings"
            only={[name]}
            draft={initialValues(tool) as never}
            errorMessage={null}
            notes={{}}
            isDisabled={false}
            onValueChanged={() => {}}
            onGenerateRequested={() => {}}
          />
        </div>
      ))}
    </div>
  ),
} satisfies Meta;

export default meta;

export const TheirRoomIsKept: StoryObj = {
  name: 'What comes late finds its room: nothing below it moves',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
    const rooms = inputs.map(({ tool, name, input }) => {
      const of = `${tool.id} ${name}`;
      const is = canvasElement.querySelector(`[data-of="${of}"]`)!.getBoundingClientRect().height;
      const kept = heightOf(input as Parameters<typeof heightOf>[0]);
      return { of, kept: Math.round(kept), is: Math.round(is) };
    });
    // A move of less than three pixels is none that anybody sees, nor one that a browser counts.
    await expect(rooms.filter(({ kept, is }) => is > 0 && Math.abs(kept - is) >= 3)).toEqual([]);
    await expect(rooms.length).toBeGreaterThan(20);
  },
};

/** Settings that wait for a file, in a form that has none and in one that has. */
const coming = [...tools.values()].flatMap((tool) => {
  const empty = initialValues(tool) as Readonly<Record<string, unknown>>;
  const files = editableInputs(tool)
    .filter(([, input]) => isFileInput(input))
    .map(([name, input]) => [name, given(input, '', () => mediaFileFixture())]);
  return Object.entries(tool.inputs)
    .filter(([, input]) => input.after !== undefined && kindOf(input).place === 'settings')
    .map(([name]) => ({ tool, name, drafts: [empty, { ...empty, ...Object.fromEntries(files) }] }));
});

export const WhatIsToComeHasItsRoom: StoryObj = {
  name: 'A setting is told in the room of its control before there is a file, and nothing moves when there is (A312)',
  render: () => (
    <div style={{ inlineSize: 319 }}>
      {coming.map(({ tool, name, drafts }) => (
        <div key={`${tool.id} ${name}`} data-of={`${tool.id} ${name}`}>
          {drafts.map((draft, at) => (
            <div key={draft === drafts[0] ? 'before' : 'after'} data-at={at}>
              <Editors
                tool={tool}
                place="settings"
                only={[name]}
                draft={draft as never}
                errorMessage={null}
                notes={{}}
                isDisabled={false}
                onValueChanged={() => {}}
                onGenerateRequested={() => {}}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement, canvas }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
    const heights = (of: string) =>
      [...canvasElement.querySelectorAll(`[data-of="${of}"] > *`)].map((each) =>
        Math.round(each.getBoundingClientRect().height),
      );
    const rooms = coming.map(({ tool, name }) => {
      const [before = 0, after = 0] = heights(`${tool.id} ${name}`);
      return { of: `${tool.id} ${name}`, before, after };
    });
    await expect(rooms.filter(({ before, after }) => Math.abs(before - after) >= 2)).toEqual([]);
    await expect(rooms.length).toBeGreaterThan(8);
    // Told, and not asked for.
    for (const told of canvasElement.querySelectorAll('[data-at="0"]'))
      await expect(told.querySelector('input, textarea, select, button')).toBeNull();
    await expect(canvas.getAllByText('5 s · 2 to 8')[0]).toBeVisible();
  },
};
