// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Heart } from '../../icons/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Button } from './Button.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Whether a press may mark words where it falls, and move the focus. */
const marks = (detail: number, where: Element = screen.getByText('Came in its place')) =>
  fireEvent.mouseDown(where, { detail });

test.each([
  ['Button', <Button key="">Vary</Button>],
  ['IconButton', <IconButton key="" icon={Heart} label="Vary" />],
  [
    'LinkButton',
    <LinkButton key="" href="#vary">
      Vary
    </LinkButton>,
  ],
])(
  'a double click on a %s marks no words where its second press falls, and the next click does',
  (_what, button) => {
    const { container, rerender } = render(button);
    const pressed = (place: ReactNode) => {
      rerender(button);
      fireEvent.mouseDown(container.firstElementChild!, { detail: 1 });
      rerender(place);
    };
    pressed(<p>Came in its place</p>);
    expect(marks(2)).toBe(false);
    expect([marks(1), marks(2)]).toEqual([true, true]);
    const within = createElement('b');
    for (const reached of [
      createElement('input'),
      createElement('select'),
      createElement('label', {}, within),
      createElement('summary', {}, within),
      createElement('div', { tabIndex: 0 }, within),
      createElement('div', { contentEditable: true, suppressContentEditableWarning: true }, within),
    ]) {
      pressed(reached);
      expect(marks(2, container.querySelector('b') ?? container.firstElementChild!)).toBe(true);
    }
    pressed(createElement('div', { tabIndex: -1 }));
    expect(marks(2, container.firstElementChild!)).toBe(false);
  },
);

test.each([
  ['Button', (own: object) => <Button {...own}>Vary</Button>],
  [
    'LinkButton',
    (own: object) => (
      <LinkButton {...own} href="#vary">
        Vary
      </LinkButton>
    ),
  ],
])(
  'a %s with a hearer of its own for the mouse still keeps a double click from marking words',
  (_what, button) => {
    const onMouseDown = vi.fn();
    const { container, rerender } = render(button({ onMouseDown }));
    fireEvent.mouseDown(container.firstElementChild!, { detail: 1 });
    expect(onMouseDown).toHaveBeenCalledOnce();
    rerender(<p>Came in its place</p>);
    expect(marks(2)).toBe(false);
  },
);

/** As a browser tells of a press: the pointer, the mouse, and the click behind them. */
const press = (name: string, detail: number) => {
  const on = screen.getByRole('button', { name });
  fireEvent.pointerDown(on);
  fireEvent.mouseDown(on, { detail });
  fireEvent.pointerUp(on);
  fireEvent.mouseUp(on, { detail });
  fireEvent.click(on, { detail });
};

test('the second press of a double click does not press the button that came in the place of the first', () => {
  vi.useFakeTimers();
  const onCancel = vi.fn();
  const onRemove = vi.fn();
  const first = (
    <Button key="cancel" onPress={onCancel}>
      Cancel
    </Button>
  );
  const { rerender } = render(first);
  const pressBoth = (detail: number) => {
    rerender(first);
    press('Cancel', 1);
    rerender(
      <Button key="remove" onPress={onRemove}>
        Remove
      </Button>,
    );
    press('Remove', detail);
  };
  pressBoth(2);
  // The library clicks by itself where it hears of no click within 80 ms.
  vi.advanceTimersByTime(1000);
  expect(onRemove).not.toHaveBeenCalled();
  press('Remove', 1);
  expect(onRemove, 'the next press').toHaveBeenCalledOnce();
  pressBoth(1);
  expect(onRemove, 'a press of its own').toHaveBeenCalledTimes(2);
  expect(onCancel).toHaveBeenCalledTimes(2);
});

test('a button that stays takes both presses of a double click', () => {
  const onPress = vi.fn();
  render(<Button onPress={onPress}>More</Button>);
  press('More', 1);
  press('More', 2);
  expect(onPress).toHaveBeenCalledTimes(2);
});
