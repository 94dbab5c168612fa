import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { createToastQueue } from './createToastQueue.ts';
import type { ToastMessage } from './toastMessage.ts';
import { toastTones } from './toastMessage.ts';
import { ToastRegion } from './ToastRegion.tsx';

interface ShownProps {
  messages: readonly ToastMessage[];
  /** null: until someone presses it away, so that nothing depends on a clock. */
  timeout: number | null;
}

/** Adds its messages one by one as the button is pressed. */
function Shown({ messages, timeout }: ShownProps) {
  const [queue] = useState(createToastQueue);
  const [next, setNext] = useState(0);
  return (
    <>
      <Inline gap={8}>
        <Button
          onPress={() => {
            const message = messages[next % messages.length];
            if (message) queue.add(message, { timeout });
            setNext(next + 1);
          }}
        >
          Tell me
        </Button>
      </Inline>
      <ToastRegion queue={queue} />
    </>
  );
}

const meta = {
  title: 'Design System/Feedback/Toast',
  component: Shown,
  args: {
    timeout: null,
    messages: toastTones.map((tone) => ({
      tone,
      title: `This one is ${tone}`,
      description: 'It says in a line what happened and what to do.',
    })),
  },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const IsReadOutPolitelyAndTakesNoFocus: Story = {
  name: 'A toast is read out politely and takes no focus',
  args: { messages: [{ title: 'Saved', tone: 'success' }] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tell me' });
    const live = document.querySelector('[data-live-announcer][aria-live="polite"]');
    await expect(live).toBeEmptyDOMElement();
    await userEvent.click(button);
    const toast = await screen.findByRole('alertdialog', { name: 'Saved' });
    await expect(live).toContainElement(toast);
    await expect(within(toast).getByRole('img', { name: 'Success' })).toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const F6LeadsThereAndBack: Story = {
  name: 'F6 leads to the toasts, and the focus returns when they are closed',
  args: { messages: [{ title: 'Saved' }] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tell me' });
    await userEvent.click(button);
    await screen.findByText('Saved');
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Saved' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const undo = fn();

export const ItsActionIsDoneAndClosesIt: Story = {
  name: 'A toast’s action is done once and closes it',
  args: { messages: [{ title: 'Deleted', action: { label: 'Undo', onPress: undo } }] },
  play: async ({ canvas, userEvent }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Deleted')).toBeNull());
  },
};

export const TheCrossClosesIt: Story = {
  name: 'The cross closes a toast',
  args: { messages: [{ title: 'It failed', tone: 'danger' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('It failed')).toBeNull());
  },
};

export const NoMoreThanThreeAtOnce: Story = {
  name: 'Toasts are no more than three at once, the newest',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tell me' });
    for (let press = 0; press < 5; press += 1) await userEvent.click(button);
    const shown = screen.getAllByRole('alertdialog').map((toast) => toast.dataset['tone']);
    await expect(shown).toEqual(['danger', 'warning', 'success']);
    await expect(screen.getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(
      window.innerHeight,
    );
  },
};

export const TheSameAgainIsCounted: Story = {
  name: 'A toast that comes again is counted',
  args: { messages: [{ title: 'Link copied', tone: 'success' }] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Tell me' });
    for (let press = 0; press < 3; press += 1) await userEvent.click(button);
    const toast = screen.getByRole('alertdialog', { name: 'Link copied' });
    await waitFor(() => expect(within(toast).getByText('×3')).toBeVisible());
    await expect(within(toast).getByText('3 times')).toBeInTheDocument();
  },
};

export const ThePageUnderItsRoomCanStillBePressed: Story = {
  name: 'The page under the room of the toasts can still be pressed',
  args: { messages: [{ title: 'Saved' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    const region = (await screen.findByRole('region')).getBoundingClientRect();
    const hit = document.elementFromPoint(region.left + 3, region.top + 3);
    await expect(hit?.closest('[data-component="ToastRegion"]')).toBeNull();
  },
};

/** Says something while a dialog is open. */
function OverDialog() {
  const [queue] = useState(createToastQueue);
  return (
    <>
      <Dialog isOpen onOpenChange={() => {}} title="Share this video">
        <Button onPress={() => queue.add({ title: 'Link copied' }, { timeout: null })}>Copy link</Button>
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

export const ShowsOverADialogAndIsInReach: Story = {
  name: 'A toast shows over a dialog, and can be closed without closing that',
  render: () => <OverDialog />,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Link copied' });
    await waitFor(() => {
      const box = toast.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + 20, box.top + box.height / 2);
      return expect(toast).toContainElement(hit as HTMLElement);
    });
    await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Share this video' })).toBeVisible();
  },
};

/** As tall as the window lets it be; a deed of it says so. */
function OverATallDialog() {
  const [queue] = useState(createToastQueue);
  const copied = { title: 'Link copied', description: 'Only you can open it.' };
  return (
    <>
      <Dialog isOpen onOpenChange={() => {}} title="Share this video" footer={<Button>Not now</Button>}>
        <Button onPress={() => queue.add(copied, { timeout: null })}>Copy link</Button>
        <div style={{ blockSize: 2000 }}>Long</div>
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

/** Nothing moves by itself any more. */
const settled = () => Promise.allSettled(document.getAnimations().map((each) => each.finished));

const coversNothing: Story['play'] = async ({ userEvent }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Share this video' });
  const parts = ['header', 'body', 'footer'].map((part) => dialog.querySelector(`[data-part=${part}]`)!);
  const places = () =>
    [dialog, ...parts].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return [top, bottom];
    });
  const deed = within(dialog).getByRole('button', { name: 'Copy link' });
  await settled();
  const before = places();
  await userEvent.click(deed);
  const toast = await screen.findByRole('alertdialog', { name: 'Link copied' });
  await settled();
  await expect(places()).toEqual(before);
  await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    toast.getBoundingClientRect().bottom,
  );
  // What can be pressed stays in reach: as soon as the frame with the toast is drawn.
  const { left, top, width, height } = within(dialog)
    .getByRole('button', { name: 'Close' })
    .getBoundingClientRect();
  await waitFor(() =>
    expect(dialog).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    ),
  );
  await userEvent.click(within(toast).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
  await settled();
  await expect(places()).toEqual(before);
};

export const ADialogKeepsItsPlace: Story = {
  name: 'What is said over a dialog moves nothing of it, and has room over it (D40)',
  globals: { viewport: { value: 'desktop' } },
  render: () => <OverATallDialog />,
  play: coversNothing,
};

export const ADialogKeepsItsPlaceOnAPhone: Story = {
  name: 'On a phone, what is said over a dialog moves nothing of it, and has room over it (D40)',
  globals: { viewport: { value: 'phone' } },
  render: () => <OverATallDialog />,
  play: coversNothing,
};

export const ADialogKeepsItsPlaceUnderABar: Story = {
  name: 'Where toasts begin under a bar, a dialog has room for them over it all the same (D40)',
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--ds-toast-offset', '56px');
    return () => style.removeProperty('--ds-toast-offset');
  },
  render: () => <OverATallDialog />,
  play: coversNothing,
};

export const ADialogKeepsItsPlaceInALowWindow: Story = {
  name: 'On a phone’s side, what is said over a dialog moves nothing of it, and has room over it (D40)',
  globals: { viewport: { value: 'low' } },
  render: () => <OverATallDialog />,
  play: coversNothing,
};

/** Opens a dialog where something is said already. */
function BeforeADialog() {
  const [isOpen, setIsOpen] = useState(false);
  const [queue] = useState(() => {
    const filled = createToastQueue();
    filled.add({ title: 'Deleted' }, { timeout: null });
    return filled;
  });
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Share this video">
        <div style={{ blockSize: 2000 }}>Long</div>
      </Dialog>
      <ToastRegion queue={queue} />
    </>
  );
}

export const ADialogThatOpensLaterSendsItUp: Story = {
  name: 'Over a dialog that opens later what is said begins at the head of the window, however far down it was (D40)',
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--ds-toast-offset', '240px');
    return () => style.removeProperty('--ds-toast-offset');
  },
  render: () => <BeforeADialog />,
  play: async ({ canvas, userEvent }) => {
    const toast = await screen.findByRole('alertdialog', { name: 'Deleted' });
    await waitFor(() => expect(toast.getBoundingClientRect().top).toBeGreaterThan(240));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share this video' });
    const between = () => dialog.getBoundingClientRect().top - toast.getBoundingClientRect().bottom;
    await waitFor(() => expect(between()).toBeGreaterThanOrEqual(0));
  },
};

/** A menu that opens where a toast is. */
function UnderAMenu() {
  const [queue] = useState(() => {
    const filled = createToastQueue();
    filled.add({ title: 'Kept', description: 'It goes on for a few lines. '.repeat(8) }, { timeout: null });
    return filled;
  });
  return (
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <Menu
        label="Account"
        trigger={<Button>Mara</Button>}
        defaultOpen
        items={[{ id: 'leave', label: 'Sign Out' }]}
      />
      <ToastRegion queue={queue} />
    </div>
  );
}

const onTop = (at: Element): Element | null => {
  const box = at.getBoundingClientRect();
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
};

export const LiesUnderAnOpenMenu: Story = {
  name: 'Lies under an open menu, and is there when that closes',
  render: () => <UnderAMenu />,
  play: async ({ userEvent }) => {
    const line = await screen.findByRole('menuitem', { name: 'Sign Out' });
    const toast = document.querySelector('[data-component="Toast"]')!;
    const lower = line.getBoundingClientRect().bottom;
    await expect(toast.getBoundingClientRect().bottom).toBeGreaterThan(lower);
    await waitFor(() => expect(line.contains(onTop(line))).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(line).not.toBeInTheDocument());
    await waitFor(() => expect(toast.contains(onTop(toast))).toBe(true));
  },
};

export const VeryLongTextOnAPhone: Story = {
  name: 'Very long text in a toast stays inside a phone’s window',
  globals: { viewport: { value: 'narrow' } },
  args: {
    messages: [
      {
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen konnte nicht gespeichert werden',
        description: 'An explanation that goes on for a good while. '.repeat(6),
        tone: 'danger',
        action: { label: 'Try it once more from the beginning', onPress: () => {} },
        link: { label: 'Read what can be done about it', href: '#help' },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tell me' }));
    const toast = await screen.findByRole('alertdialog');
    await expect(toast.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(toast.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await expect(toast.scrollWidth).toBeLessThanOrEqual(toast.clientWidth);
  },
};
