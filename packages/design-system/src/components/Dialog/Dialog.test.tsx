// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { Form } from '../Form/Form.tsx';
import { isCovered } from '../../overlays/isCovered.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './Dialog.tsx';

afterEach(cleanup);

const closed = () => vi.fn<(isOpen: boolean) => void>();

test('a dialog has the name of its title, the description under it, and takes the focus', async () => {
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

test('a closed dialog leaves nothing on the page', () => {
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

test('the page behind it is out of reach of a screen reader, and knows that it is covered', () => {
  const page = (isOpen: boolean) => (
    <>
      <main>Page</main>
      <Dialog isOpen={isOpen} onOpenChange={closed()} title="Share this video" />
    </>
  );
  const { rerender } = render(page(true));
  expect(isCovered(screen.getByText('Page'))).toBe(true);
  expect(isCovered(screen.getByText('Share this video'))).toBe(false);
  rerender(page(false));
  expect(isCovered(screen.getByText('Page'))).toBe(false);
});

test('a dialog says the words of the labels in force', () => {
  render(
    <LabelsProvider labels={{ close: 'Zu' }}>
      <Dialog isOpen onOpenChange={closed()} title="Teilen" />
      <Dialog isOpen onOpenChange={closed()} title="Noch einer" labels={{ close: 'Weg' }} />
    </LabelsProvider>,
  );
  expect(screen.getByRole('button', { name: 'Zu', hidden: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Weg' })).toBeTruthy();
});

const opened = (onOpenChange: (isOpen: boolean) => void, rest: Partial<DialogProps> = {}) =>
  render(
    <Dialog isOpen asksFirst onOpenChange={onOpenChange} title="Album" {...rest}>
      <input aria-label="Volume" />
      <Form onSubmitted={() => {}}>
        <TextField name="title" label="Title" />
        <RadioGroup label="For" options={[{ value: 'all', label: 'All' }]} />
      </Form>
    </Dialog>,
  );

test('what was typed in a form of a dialog is asked about before it goes; what stands in no form, was chosen, or was taken away again is not', async () => {
  const onOpenChange = closed();
  opened(onOpenChange);
  await userEvent.type(screen.getByRole('textbox', { name: 'Volume' }), '1');
  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.type(title, 'By the sea');
  await userEvent.clear(title);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  await userEvent.type(title, 'By the sea');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('a form that is gone from a dialog has nothing to lose, and what no field tells of is said by whoever opens it', async () => {
  const onOpenChange = closed();
  const { rerender } = opened(onOpenChange);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'By the sea');
  rerender(<Dialog isOpen asksFirst onOpenChange={onOpenChange} title="Album" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  rerender(<Dialog isOpen asksFirst isFilledIn onOpenChange={onOpenChange} title="Album" />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toBe('Discard what you filled in?');
});

test('a dialog that was not told to ask is left at once', async () => {
  const onOpenChange = closed();
  opened(onOpenChange, { asksFirst: false });
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'By the sea');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledTimes(1);
});
