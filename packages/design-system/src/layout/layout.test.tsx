// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../labels/LocaleProvider.tsx';
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

test.each([0, Number.NaN, Number.POSITIVE_INFINITY])(
  'a ratio of %d is a mistake that is explained',
  (ratio) => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<AspectRatio ratio={ratio} />)).toThrow(`AspectRatio got a ratio of ${ratio}.`);
    quiet.mockRestore();
  },
);

test('a region that scrolls is named, takes the focus, and runs as its language does', () => {
  const { getByRole, getByTestId } = render(
    <LocaleProvider locale="ar">
      <ScrollArea label="Frames" data-testid="x" />
    </LocaleProvider>,
  );
  expect(getByRole('region', { name: 'Frames' }).tabIndex).toBe(0);
  expect(getByTestId('x').dir).toBe('rtl');
});

test('a grid hands its widths to its styles, and takes no style of its own', () => {
  const { getByTestId } = render(<Grid minColumnWidth="8rem" maxColumns={3} data-testid="x" />);
  expect(getByTestId('x').getAttribute('style')).toMatch(/8rem.*3/);
});
