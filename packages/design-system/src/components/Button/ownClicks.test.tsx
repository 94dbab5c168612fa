// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Heart } from '../../icons/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Button } from './Button.tsx';

afterEach(cleanup);

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
