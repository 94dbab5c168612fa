// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AspectRatio, Grid, Inline, ScrollArea, Stack, VisuallyHidden } from './index.ts';

afterEach(cleanup);

test.each([
  ['Stack', <Stack key="a" className="mine" data-testid="x" />],
  ['Inline', <Inline key="b" className="mine" data-testid="x" />],
  ['Grid', <Grid key="c" className="mine" data-testid="x" />],
  ['VisuallyHidden', <VisuallyHidden key="d" className="mine" data-testid="x" />],
  ['AspectRatio', <AspectRatio key="e" ratio={1} className="mine" data-testid="x" />],
  ['ScrollArea', <ScrollArea key="f" label="Frames" className="mine" data-testid="x" />],
])('%s names itself and takes className and further attributes on its root', (name, element) => {
  const { getByTestId } = render(element);
  expect(getByTestId('x').dataset['component']).toBe(name);
  expect(getByTestId('x').classList.contains('mine')).toBe(true);
});

test('a layout is the element it is told to be, with its ref on it', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Stack as="ul" ref={ref} />);
  expect(ref.current?.tagName).toBe('UL');
});
