// @vitest-environment happy-dom
import type { Stroke } from '@kinora/contract';
import { mediaFileFixture } from '@kinora/contract/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MotionBrush } from './MotionBrush.tsx';

afterEach(cleanup);

const picture = mediaFileFixture();
const changed = vi.fn<(strokes: readonly Stroke[]) => void>();

function Brush({ first = [] }: { first?: readonly Stroke[] }) {
  const [strokes, setStrokes] = useState(first);
  return (
    <MotionBrush
      label="Motion strokes"
      help="Draw over what should move."
      picture={picture}
      strokes={strokes}
      max={6}
      onStrokesChanged={(event) => {
        changed(event.strokes);
        setStrokes(event.strokes);
      }}
    />
  );
}

const surface = () => {
  const found = document.querySelector<HTMLElement>('[data-part="surface"]')!;
  found.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  return found;
};
const at = (clientX: number, clientY: number) => ({ pointerId: 1, button: 0, clientX, clientY });

describe('the motion brush', () => {
  it('why its strokes are refused describes all of it, and the button that adds one', () => {
    const message = 'Draw at least one stroke.';
    render(
      <MotionBrush
        label="Motion strokes"
        picture={picture}
        strokes={[]}
        max={6}
        errorMessage={message}
        onStrokesChanged={() => {}}
      />,
    );
    for (const described of [
      screen.getByRole('group', { name: 'Motion strokes' }),
      screen.getByRole('button', { name: /^Add/ }),
    ])
      expect(document.getElementById(described.getAttribute('aria-describedby')!)!.textContent).toBe(message);
  });

  it('a stroke is drawn with the pointer, and told in 0 to 1 of the picture (A284)', () => {
    render(<Brush />);
    fireEvent.pointerDown(surface(), at(20, 50));
    fireEvent.pointerMove(surface(), at(60, 50));
    fireEvent.pointerMove(surface(), at(100, 25));
    fireEvent.pointerUp(surface(), at(100, 25));
    expect(changed).toHaveBeenLastCalledWith([
      {
        points: [
          [0.1, 0.5],
          [0.3, 0.5],
          [0.5, 0.25],
        ],
        direction: [0.4, -0.25],
      },
    ]);
  });

  it('draws nothing before the picture has a size', () => {
    render(<Brush />);
    changed.mockClear();
    const flat = surface();
    flat.getBoundingClientRect = () => new DOMRect(0, 0, 0, 0);
    fireEvent.pointerDown(flat, at(20, 50));
    fireEvent.pointerUp(flat, at(20, 50));
    expect(changed).not.toHaveBeenCalled();
  });

  it('drags an arrow elsewhere, which one press takes back', () => {
    const first = [{ points: [[0.5, 0.5] as const], direction: [0.2, 0] as const }];
    render(<Brush first={first} />);
    fireEvent.pointerDown(document.querySelector('[data-part="handle"]')!, at(140, 50));
    for (const y of [60, 70, 80, 90]) fireEvent.pointerMove(surface(), at(100, y));
    fireEvent.pointerUp(surface(), at(100, 90));
    expect(changed).toHaveBeenLastCalledWith([{ points: [[0.5, 0.5]], direction: [0, 0.4] }]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(changed).toHaveBeenLastCalledWith(first);
  });

  it('is worked by the keyboard alone: placed, moved, pointed, undone and removed', async () => {
    const user = userEvent.setup();
    render(<Brush />);
    await user.tab();
    await user.keyboard('{Enter}');
    const stroke = () => screen.getByRole('button', { name: /^Stroke 1, / });
    expect(stroke().getAttribute('aria-label')).toContain('Stroke 1, moves right, 50% across, 50% down');
    stroke().focus();
    await user.keyboard('{ArrowLeft}{ArrowUp}');
    expect(stroke().getAttribute('aria-label')).toContain('48% across, 48% down');
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(stroke().getAttribute('aria-label')).toContain('moves right and down');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(stroke().getAttribute('aria-label')).toContain('moves right,');
    await user.click(screen.getByRole('button', { name: 'Remove stroke 1' }));
    expect(screen.queryByRole('button', { name: /^Stroke 1, / })).toBeNull();
  });

  it('a stroke’s place is said once the key is let go, and not with each repeat (D30)', () => {
    const { container } = render(<Brush first={[{ points: [[0.5, 0.5]], direction: [0.2, 0] }]} />);
    const news = container.querySelector('[aria-live="polite"]')!;
    const stroke = screen.getByRole('button', { name: /^Stroke 1, / });
    const heard: (string | null)[] = [];
    for (let count = 0; count < 5; count += 1) {
      fireEvent.keyDown(stroke, { key: 'ArrowLeft', repeat: count > 0 });
      heard.push(news.textContent);
    }
    expect(new Set(heard)).toEqual(new Set(['Draw over what should move.']));
    fireEvent.keyUp(stroke, { key: 'ArrowLeft' });
    expect(news.textContent).toBe('Stroke 1, moves right, 40% across, 50% down');
    fireEvent.keyDown(stroke, { key: 'ArrowUp', shiftKey: true });
    fireEvent.keyUp(stroke, { key: 'ArrowUp', shiftKey: true });
    expect(news.textContent).toBe('Stroke 1, moves right and up, 40% across, 50% down');
    fireEvent.keyUp(stroke, { key: 'Shift' });
    expect(news.textContent).toBe('Stroke 1, moves right and up, 40% across, 50% down');
  });

  it('hands the focus on when a stroke is removed, and keeps it on what has nothing left to undo', async () => {
    const user = userEvent.setup();
    const three = [0.2, 0.4, 0.6].map((x): Stroke => ({ points: [[x, 0.5]], direction: [0.2, 0] }));
    render(<Brush first={three} />);
    const focused = () =>
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
    screen.getByRole('button', { name: 'Remove stroke 2' }).focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Remove stroke 2');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Remove stroke 1');
    await user.keyboard('{Enter}');
    expect(focused()).toBe('Add a stroke (0/6)');
    expect(screen.getByText('Stroke 1 was removed')).toBeTruthy();
    await user.tab();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(screen.getAllByRole('button', { name: /^Stroke/ })).toHaveLength(3);
    expect(focused()).toBe('Undo');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Nothing to undo.')).toBeTruthy();
  });

  it('each stroke added by keys lies beside the last', async () => {
    const user = userEvent.setup();
    render(<Brush />);
    screen.getByRole('button', { name: /^Add a stroke/ }).focus();
    await user.keyboard('{Enter}{Enter}{Enter}');
    expect(changed.mock.lastCall![0].map(({ points }) => points[0])).toEqual([
      [0.5, 0.5],
      [0.5, 0.7],
      [0.5, 0.3],
    ]);
    expect(screen.getByText('Stroke 3 of 6 was added')).toBeTruthy();
  });

  it('the motion brush holds six strokes, and says so when a seventh is asked for (D30)', async () => {
    const user = userEvent.setup();
    const six = Array.from({ length: 6 }, (): Stroke => ({ points: [[0.5, 0.5]], direction: [0.2, 0] }));
    render(<Brush first={six} />);
    changed.mockClear();
    await user.click(screen.getByRole('button', { name: /Add a stroke \(6\/6\)/ }));
    expect(screen.getByText('6 of 6 strokes are drawn. Remove one to draw another.')).toBeTruthy();
    fireEvent.pointerDown(surface(), at(20, 50));
    fireEvent.pointerUp(surface(), at(20, 50));
    expect(changed).not.toHaveBeenCalled();
  });
});
