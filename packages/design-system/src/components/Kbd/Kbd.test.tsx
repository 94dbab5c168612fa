// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Kbd } from './Kbd.tsx';

afterEach(cleanup);

test('is a key, read as its words', () => {
  render(<Kbd>Enter</Kbd>);
  expect(screen.getByText('Enter').tagName).toBe('KBD');
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLElement>();
  render(
    <Kbd ref={ref} className="mine" title="Control">
      Ctrl
    </Kbd>,
  );
  expect(ref.current).toBe(screen.getByTitle('Control'));
  expect(ref.current?.dataset['component']).toBe('Kbd');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
