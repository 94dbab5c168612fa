// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Toolbar } from './Toolbar.tsx';
import { ToolbarSeparator } from './ToolbarSeparator.tsx';

afterEach(cleanup);

const tools = (
  <>
    <Button>Vary</Button>
    <ToolbarSeparator />
    <Button>Upscale</Button>
  </>
);

test('is one stop for the tab key, arrows walk in it, and it remembers where one was', async () => {
  render(
    <>
      <Toolbar label="Result">{tools}</Toolbar>
      <Button>After</Button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upscale' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upscale' }));
});

test('a vertical one says so and is walked up and down', async () => {
  render(
    <Toolbar label="Result" orientation="vertical">
      {tools}
    </Toolbar>,
  );
  expect(screen.getByRole('toolbar', { name: 'Result' }).getAttribute('aria-orientation')).toBe('vertical');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Upscale' }));
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <Toolbar ref={ref} label="Result" className="mine" data-testid="root">
      {tools}
    </Toolbar>,
  );
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Toolbar');
});
