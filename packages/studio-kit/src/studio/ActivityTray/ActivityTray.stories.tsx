import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActivityTray, type ActivityTrayProps } from './ActivityTray.tsx';
import type { ActivityItem } from './activityItem.ts';
import { allKinds, done, failed, queued, running } from './ActivityTray.fixtures.ts';

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

const meta = {
  title: 'Studio Kit/Studio/ActivityTray',
  component: ActivityTray,
  args: { items: allKinds, onCancelRequested: fn(), onRetryRequested: fn(), onDismissed: fn() },
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
