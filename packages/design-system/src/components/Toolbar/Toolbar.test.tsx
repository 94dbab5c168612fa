// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
