import { catalogue, editableInputs, initialValues, kindOf, studios, type AnyForm } from '@kinora/contract';
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
