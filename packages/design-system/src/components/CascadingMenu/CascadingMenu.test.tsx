// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { CascadingMenu } from './CascadingMenu.tsx';

afterEach(cleanup);

function open(props: { items: Parameters<typeof CascadingMenu>[0]['items'] }) {
  const onAction = vi.fn<(chosen: { id: string }) => void>();
  render(<CascadingMenu trigger={<Button>More</Button>} label="More" onAction={onAction} {...props} />);
  return onAction;
}

const nested = [
  {
    id: 'things',
    title: 'This video',
    entries: [
      { id: 'rename', label: 'Rename' },
      {
        id: 'send',
        label: 'Send to',
        submenu: [
          { id: 'album', label: 'An album' },
          { id: 'friend', label: 'A friend' },
        ],
      },
    ],
  },
  { id: 'delete', label: 'Delete', tone: 'danger' as const },
];

test('a line opens a menu of its own by the arrow, and the choice in it closes all and is reported', async () => {
  const onAction = open({ items: nested });
  await userEvent.click(screen.getByRole('button'));
  const parent = screen.getByRole('menuitem', { name: 'Send to' });
  act(() => parent.focus());
  expect(parent.getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('menu', { name: 'Send to' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'A friend' }));
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ id: 'friend' });
  expect(screen.queryByRole('menu')).toBeNull();
});
