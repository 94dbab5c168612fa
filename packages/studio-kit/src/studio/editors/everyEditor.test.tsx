// @vitest-environment happy-dom
// What the engine in use can't do, and what a change elsewhere did, are told of any kind of input alike.
import {
  camera,
  initialValues,
  kindOf,
  option,
  seed,
  wanImageToVideo,
  type AnyTool,
  type EngineLimit,
  type Input,
} from '@kinora/contract';
import { fixtureTools } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
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
