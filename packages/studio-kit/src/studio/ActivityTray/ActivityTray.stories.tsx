import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ActivityTray, type ActivityTrayProps } from './ActivityTray.tsx';
import type { ActivityItem, SendingItem } from './activityItem.ts';
import {
  accepted,
  allKinds,
  allSent,
  done,
  failed,
  queued,
  running,
  uploading,
} from './ActivityTray.fixtures.ts';

const ended = (item: ActivityItem, status: 'completed' | 'failed'): ActivityItem => ({
  ...item,
  job: { ...item.job, status },
});

/** A tray whose first job ends when the story says so. */
function EndingTray({ items: first, ...rest }: ActivityTrayProps) {
  const [items, setItems] = useState(first);
  const end = (status: 'completed' | 'failed') =>
    setItems(([head, ...others]) => [ended(head!, status), ...others]);
  return (
    <>
      <ActivityTray {...rest} items={items} />
      <button type="button" onClick={() => end('completed')}>
        The server is done
      </button>
      <button type="button" onClick={() => setItems(([head, next]) => [head!, ended(next!, 'completed')])}>
        Another is done
      </button>
      <button type="button" onClick={() => end('failed')}>
        The server fails
      </button>
    </>
  );
}

/** A tray with something that is being sent; what becomes of it is heard by the window, which lies under the open list. */
function SendingTray(args: ActivityTrayProps) {
  const [sendings, setSendings] = useState<readonly SendingItem[]>([uploading]);
  const [items, setItems] = useState(args.items);
  useEffect(() => {
    const heard = {
      sent: () => setSendings([{ ...uploading, share: null }]),
      accepted() {
        setSendings([]);
        setItems([accepted, queued]);
      },
    };
    const ends = Object.entries(heard).map(([event, listener]) => {
      addEventListener(event, listener);
      return () => removeEventListener(event, listener);
    });
    return () => ends.forEach((end) => end());
  }, []);
  return <ActivityTray {...args} sendings={sendings} items={items} />;
}
const becomes = (event: 'sent' | 'accepted') => dispatchEvent(new Event(event));

const meta = {
  title: 'Studio Kit/Studio/ActivityTray',
  component: ActivityTray,
  args: {
    items: allKinds,
    onCancelRequested: fn(),
    onSendingCancelRequested: fn(),
    onRetryRequested: fn(),
    onDismissed: fn(),
  },
} satisfies Meta<typeof ActivityTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'The button of the tray counts what is under way',
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Activity\s*3 under way/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'A tray with nothing in it counts nothing',
  tags: ['picture'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activity' })).toBeVisible();
  },
};

export const WhatLeadsOutClosesIt: Story = {
  name: 'Whoever goes where a link of the tray leads has the tray out of the way',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Activity/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }));
    const [open] = dialog.getAllByRole('link', { name: /^Open/ });
    open!.addEventListener('click', (press) => press.preventDefault());
    await userEvent.click(open!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OpensAndClosesByKeyboard: Story = {
  name: 'The tray opens and closes by keyboard, and its button has the focus again',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Activity' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getAllByRole('listitem')).toHaveLength(6);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Activity/ })).toHaveFocus());
  },
};

export const CancelSaysWhatComesBack: Story = {
  name: 'Cancel says what comes back (D36)',
  args: { items: [queued, running] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Activity/ }));
    const waiting = await screen.findByRole('button', { name: `Cancel ${queued.title}` });
    await expect(waiting).toHaveAccessibleDescription('Cancelling gives back everything it took.');
    await userEvent.click(waiting);
    await expect(args.onCancelRequested).toHaveBeenCalledWith({
      taskId: queued.job.task_id,
      returns: 'all',
    });
    const begun = screen.getByRole('button', { name: `Cancel ${running.title}` });
    await expect(begun).toHaveAccessibleDescription('Cancelling gives nothing back: the engine has started.');
  },
};

export const WhatIsSentIsListed: Story = {
  name: 'What is being sent is counted and listed first, with how far it is and the way back to its studio',
  args: { items: [queued], sendings: [allSent, uploading] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Activity\s*3 under way/ }));
    const [sent, goingUp, waiting] = await screen.findAllByRole('listitem');
    await expect(sent).toHaveTextContent(allSent.title);
    await expect(waiting).toHaveTextContent(queued.title);
    const bar = within(goingUp!).getByRole('progressbar', { name: 'Uploading...' });
    await expect(bar).toHaveAttribute('aria-valuetext', '55%');
    await expect(within(goingUp!).getByRole('link', { name: 'Back to WAN image to video' })).toHaveAttribute(
      'href',
      '/wan-i2v',
    );
    await expect(within(sent!).getByRole('progressbar', { name: 'Sending' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};

export const WhatIsSentIsCancelledWhileItCanBe: Story = {
  name: 'What is being sent is cancelled as long as not all of it is out, and says why it can’t be after that',
  args: { items: [], sendings: [allSent, uploading] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Activity/ }));
    const late = await screen.findByRole('button', { name: `Cancel ${allSent.title}` });
    await expect(late).toHaveAttribute('aria-disabled', 'true');
    await expect(late).toHaveAccessibleDescription('It can’t be cancelled while it is being accepted.');
    await userEvent.click(late);
    await expect(args.onSendingCancelRequested).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: `Cancel ${uploading.title}` }));
    await expect(args.onSendingCancelRequested).toHaveBeenCalledWith({ id: uploading.id });
  },
};

export const WhatIsAcceptedStaysItsLine: Story = {
  name: 'What is accepted stays the line that it was, and whoever stood on its Cancel by keyboard stays there',
  args: { items: [queued] },
  render: (args) => <SendingTray {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const cancel = await screen.findByRole('button', { name: `Cancel ${uploading.title}` });
    const [line] = screen.getAllByRole('listitem');
    cancel.focus();
    becomes('sent');
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    becomes('accepted');
    await waitFor(() =>
      expect(cancel).toHaveAccessibleDescription('Cancelling gives back everything it took.'),
    );
    await expect(cancel).toHaveFocus();
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getAllByRole('listitem')[0]).toBe(line);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancelRequested).toHaveBeenCalledWith({
      taskId: accepted.job.task_id,
      returns: 'all',
    });
    await expect(canvas.getByRole('button', { name: /Activity\s*2 under way/, hidden: true })).toBeVisible();
  },
};

export const AFailureChargesNothingAndCanBeRetried: Story = {
  name: 'A failure says that nothing was charged, and can be retried or taken off the list',
  args: { items: [failed] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    const words = await screen.findByText('The picture could not be read. Nothing was charged.');
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: `Retry ${failed.title}` }));
    await expect(args.onRetryRequested).toHaveBeenCalledWith({ creationId: failed.job.creation_id });
    await userEvent.click(screen.getByRole('button', { name: `Take ${failed.title} off the list` }));
    await expect(args.onDismissed).toHaveBeenCalledWith({ taskId: failed.job.task_id });
  },
};

export const ThatNothingWasChargedIsSaidOnce: Story = {
  name: 'A failure whose reason says that nothing was charged says it once',
  args: {
    items: [
      {
        ...failed,
        job: { ...failed.job, message: 'The model refused this. Nothing was charged. Change the words.' },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    await screen.findByText('The model refused this. Nothing was charged. Change the words.');
  },
};

export const WhatIsDoneCanBeOpened: Story = {
  name: 'What is done can be opened',
  args: { items: [done] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity' }));
    await expect(await screen.findByRole('link', { name: `Open ${done.title}` })).toHaveAttribute(
      'href',
      '/creation-history',
    );
  },
};

export const AnEndingIsToldPolitely: Story = {
  name: 'What is done is told politely',
  args: { items: [running] },
  render: (args) => <EndingTray {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'The server is done' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${running.title} is done.`));
  },
};

export const TwoOfOneNameEnd: Story = {
  name: 'Of two of one name that end one after the other both are told',
  args: { items: [running, { ...running, job: { ...running.job, task_id: 'another' } }] },
  render: (args) => <EndingTray {...args} />,
  play: async ({ canvas, userEvent }) => {
    const told = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'The server is done' }));
    await waitFor(() => expect(told).toHaveTextContent(`${running.title} is done.`));
    const first = told.firstChild;
    await userEvent.click(canvas.getByRole('button', { name: 'Another is done' }));
    await waitFor(() => expect(told.firstChild).not.toBe(first));
    await expect(told).toHaveTextContent(`${running.title} is done.`);
  },
};

export const AFailureIsToldPolitely: Story = {
  name: 'What failed is told politely, and that nothing was charged',
  args: { items: [running] },
  render: (args) => <EndingTray {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The server fails' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${running.title} failed. Nothing was charged.`),
    );
  },
};
