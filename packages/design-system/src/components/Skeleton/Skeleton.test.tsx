// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

afterEach(cleanup);

test.each([
  <Skeleton key="rect" className="mine" aspect={2} />,
  <Skeleton key="circle" className="mine" shape="circle" />,
  <Skeleton key="text" className="mine" shape="text" lines={2} />,
])('a skeleton is nothing to a screen reader, and merges className on its root: %#', (element) => {
  const { container } = render(element);
  const root = container.firstElementChild as HTMLElement;
  expect(root.dataset['component']).toBe('Skeleton');
  expect(root.getAttribute('aria-hidden')).toBe('true');
  expect(root.classList.contains('mine')).toBe(true);
});

test('a skeleton draws as many lines as it is told and hands its ref to its root', () => {
  const ref = createRef<HTMLSpanElement>();
  render(<Skeleton ref={ref} shape="text" lines={4} />);
  expect(ref.current?.children).toHaveLength(4);
});
