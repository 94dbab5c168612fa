// @vitest-environment happy-dom
// What the engine in use can't do, and what a change elsewhere did, are told of any kind of input alike.
import {
  camera,
  editableInputs,
  initialValues,
  isFileInput,
  kindOf,
  option,
  seed,
  seedanceText,
  serverTools,
  wanImageToVideo,
  type AnyTool,
  type EngineLimit,
  type Input,
} from '@kinora/contract';
import { fixtureTools, given, mediaFileFixture } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Editors } from './Editors.tsx';

afterEach(cleanup);

const line = 'Said of the engine in use.';
const onValueChanged = vi.fn();

function draw(input: Input, more: { value?: unknown; accepts?: EngineLimit['accepts']; note?: string } = {}) {
  const tool: AnyTool = { ...(wanImageToVideo as unknown as AnyTool), inputs: { it: input } };
  const start = initialValues(tool) as Record<string, unknown>;
  onValueChanged.mockReset();
  return render(
    <Editors
      tool={tool}
      place={kindOf(input).place}
      draft={{ it: more.value ?? start['it'] } as never}
      limits={more.accepts && { it: { line, isBroken: false, accepts: more.accepts } }}
      errorMessage={null}
      notes={more.note === undefined ? {} : { it: more.note }}
      isDisabled={false}
      onValueChanged={onValueChanged}
      onGenerateRequested={vi.fn()}
    />,
  );
}

/** One of each kind, from the tools that have all of them. */
const everyKind = [
  ...new Map(
    fixtureTools
      .flatMap(({ tool }) => Object.values((tool as AnyTool).inputs))
      .map((input) => [input.kind, input] as const),
  ),
];

describe.each(everyKind)('an input of the kind %s', (_kind, input) => {
  it('says beside it what a change elsewhere did to it, and what the engine can’t do', () => {
    draw({ ...input, after: undefined } as unknown as Input, { note: 'It went along.', accepts: [] });
    expect(screen.getByText('It went along.')).toBeTruthy();
    expect(screen.getByText(line)).toBeTruthy();
  });
});

const label = 'Setting';
const moves = [
  { value: 'none', label: 'Still' },
  { value: 'zoom_in', label: 'Closer' },
] as const;

it.each([
  ['camera', camera({ field: 'it', label, options: moves, initial: 'none' })],
  ['option', option({ field: 'it', label, of: 'effect', options: moves, initial: 'none' })],
])(
  'a choice of the kind %s that can’t be had here stays in sight, says why, and can’t be chosen',
  async (_kind, input) => {
    draw(input, { accepts: ['none'] });
    const closer = await screen.findByRole<HTMLInputElement>('radio', { name: /Closer/ });
    expect(closer.disabled).toBe(true);
    expect(screen.getAllByText('Not offered by the engine in use here.').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Still/ }).disabled).toBe(false);
  },
);

it('a seed that was typed and can’t be read as a number leaves the form standing', async () => {
  draw(seed({ field: 'it', label, max: 9 }), { value: Number.NaN });
  expect(await screen.findByLabelText(label)).toBeTruthy();
});

/** A value of each kind of setting that it does not begin with. */
const otherThan = (input: Input, start: unknown): unknown => {
  if (input.kind === 'seed') return 7;
  if (input.kind === 'switch') return !start;
  if (input.kind === 'range') return start === input.max ? input.min : input.max;
  return kindOf(input)
    .choices?.(input)
    .map(({ value }) => value)
    .find((value) => value !== start);
};

/** What of a form stands among its settings, and has a start to go back to. */
const settingsOf = (tool: AnyTool) =>
  editableInputs(tool).filter(([, input]) => kindOf(input).place === 'settings' && !isFileInput(input));

it.each(serverTools.filter((tool) => settingsOf(tool).length > 0).map((tool) => [tool.id, tool] as const))(
  'every setting of %s that was changed can be reset',
  async (_id, tool) => {
    // What is set after a file is chosen shows with one.
    const files = editableInputs(tool).filter(([, input]) => isFileInput(input));
    const start: Readonly<Record<string, unknown>> = {
      ...initialValues(tool),
      ...Object.fromEntries(files.map(([name, input]) => [name, given(input, '', () => mediaFileFixture())])),
    };
    const form = (draft: Readonly<Record<string, unknown>>) => (
      <Editors
        tool={tool}
        place="settings"
        draft={draft as never}
        errorMessage={null}
        notes={{}}
        isDisabled={false}
        onValueChanged={onValueChanged}
        onGenerateRequested={vi.fn()}
      />
    );
    for (const [name, input] of settingsOf(tool)) {
      const { rerender } = render(form({ ...start, [name]: otherThan(input, start[name]) }));
      fireEvent.click(await screen.findByRole('button', { name: `Reset ${input.label.toLowerCase()}` }));
      expect(onValueChanged.mock.lastCall).toEqual([name, start[name]]);
      rerender(form(start));
      expect(screen.queryByRole('button', { name: /^Reset / })).toBeNull();
      cleanup();
    }
  },
);

it('an option that another leads is reset to where that leads it', async () => {
  const tool = seedanceText as unknown as AnyTool;
  render(
    <Editors
      tool={tool}
      place="settings"
      draft={{ ...initialValues(tool), model: 'lite', resolution: '480p' } as never}
      errorMessage={null}
      notes={{}}
      isDisabled={false}
      onValueChanged={onValueChanged}
      onGenerateRequested={vi.fn()}
    />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Reset resolution' }));
  expect(onValueChanged.mock.lastCall).toEqual(['resolution', '720p']);
});
