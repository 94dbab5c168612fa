// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Popover } from './Popover.tsx';

afterEach(cleanup);

const trigger = <Button>300 credits</Button>;

test('the content of a popover may close it', async () => {
  render(
    <Popover trigger={trigger} label="What this costs">
      {({ close }) => <Button onPress={close}>Got it</Button>}
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a controlled popover asks and does not open by itself', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Popover trigger={trigger} label="What this costs" isOpen={false} onOpenChange={onOpenChange}>
      Base price
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
