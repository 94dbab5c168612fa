// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

const closed = () => vi.fn<(isOpen: boolean) => void>();

test('has the name of its title, the description under it, and takes the focus', async () => {
  // A press like that of a screen reader, made here or in a test before: after it, the focus comes a moment later.
  const press = render(<button>Share</button>);
  fireEvent.click(screen.getByRole('button'));
  press.unmount();
  render(
    <Dialog isOpen onOpenChange={closed()} title="Share this video" description="Anyone may open it." />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Share this video' });
  const described = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.querySelector(`#${CSS.escape(described)}`)?.textContent).toBe('Anyone may open it.');
  expect(screen.getByRole('heading', { level: 2, name: 'Share this video' })).toBeTruthy();
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
});

test('closed, nothing of it is there', () => {
  render(<Dialog isOpen={false} onOpenChange={closed()} title="Share this video" />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the cross and Escape ask to close it', async () => {
  const onOpenChange = closed();
  render(<Dialog isOpen onOpenChange={onOpenChange} title="Share this video" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('the page behind it is out of reach of a screen reader', () => {
  render(
    <>
      <main>Page</main>
      <Dialog isOpen onOpenChange={closed()} title="Share this video" />
    </>,
  );
  const page = screen.getByText('Page');
  expect(page.closest('[aria-hidden="true"], [inert]')).not.toBeNull();
});

test('says the words of the labels in force', () => {
  render(
    <LabelsProvider labels={{ close: 'Zu' }}>
      <Dialog isOpen onOpenChange={closed()} title="Teilen" />
      <Dialog isOpen onOpenChange={closed()} title="Noch einer" labels={{ close: 'Weg' }} />
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Zu', hidden: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Weg' })).toBeTruthy();
});
