// @vitest-environment happy-dom
import { initialValues, wanImageToVideo, type AnyTool } from '@kinora/contract';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Editors } from './Editors.tsx';
import { RangeEditor } from './RangeEditor.tsx';

vi.mock('./RangeEditor.tsx', () => ({ RangeEditor: vi.fn(() => null) }));
const drawn = vi.mocked(RangeEditor);

afterEach(cleanup);

test('a letter in the prompt draws no setting anew, and a setting draws all that may cost by it', () => {
  const still = {
    tool: wanImageToVideo as unknown as AnyTool,
    place: 'settings',
    errorMessage: null,
    notes: {},
    isDisabled: false,
    onValueChanged: vi.fn(),
    onGenerateRequested: vi.fn(),
  } as const;
  const draft = { ...initialValues(wanImageToVideo), image: { name: 'a.png' } };
  const { rerender } = render(<Editors {...still} draft={draft as never} />);
  const sliders = drawn.mock.calls.length;
  expect(sliders).toBeGreaterThan(1);

  drawn.mockClear();
  const worded = { ...draft, prompt: 'Waves' };
  rerender(<Editors {...still} draft={worded as never} />);
  expect(drawn).not.toHaveBeenCalled();

  rerender(<Editors {...still} draft={{ ...worded, duration: 7 } as never} />);
  expect(drawn).toHaveBeenCalledTimes(sliders);
  expect(drawn.mock.calls.map(([{ input, value }]) => [input.label, value])).toContainEqual(['Duration', 7]);
});
