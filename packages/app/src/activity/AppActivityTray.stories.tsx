import { newId, requestOf, wanImageToVideo, type StudioApi } from '@kinora/contract';
import { onePixelPng } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { said } from '../mocks/said.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../mocks/screenStory.ts';

const start = ({ generate }: Pick<StudioApi, 'generate'>, prompt: string) => {
  const image = `data:image/png;base64,${onePixelPng}`;
  const sent = requestOf(wanImageToVideo, { image, prompt, duration: 5, motion: 5 });
  return generate.submit(sent, { idempotencyKey: newId() });
};

const meta = {
  ...screenStory,
  title: 'App/Activity',
  args: {
    path: '/help',
    scenario: { jobs: 'hold' },
    // Begun elsewhere: on another device, or in a window that was closed.
    before: async (fake) => {
      await start(fake, 'Waves roll in');
      await start(fake, 'Snow falls');
    },
  },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /Activity\s*2 under way/ }));
  await screen.findByRole('list', { name: 'Activity' });
};

export const WhatIsUnderWayIsSeenEverywhere: Story = {
  name: 'What is under way tells how far it is on every page, and says when it is done',
  play: async (context) => {
    await open(context);
    const { fake } = serverOf(context.loaded);
    const [waves] = [...fake.world.jobs.keys()];
    fake.jobs.advance(waves!, { status: 'running', progress: 0.4, position: null });
    const bar = await screen.findByRole('progressbar', { name: 'Working' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    fake.jobs.advance(waves!, { status: 'completed', progress: 1 });
    await expect(await screen.findByRole('link', { name: 'Open Waves roll in' })).toBeVisible();
    await expect(screen.getByText('Waves roll in is done.')).toBeInTheDocument();
  },
};

export const CancelledAndTriedAgain: Story = {
  name: 'What is under way is cancelled from anywhere, and tried again (D36)',
  play: async (context) => {
    const { userEvent } = context;
    await open(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Snow falls' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Snow falls' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel Snow falls' })).toBeVisible());
    // What was tried again is no longer there to be tried.
    await expect(screen.getAllByText('Snow falls')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Snow falls' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take Snow falls off the list' }));
    await waitFor(() => expect(screen.queryByText('Snow falls')).toBeNull());
  },
};

export const WhatEndedWhileEveryWindowWasClosed: Story = {
  name: 'What ended while every window was closed is told, until it is put away (D36)',
  args: {
    scenario: { jobs: 'hold' },
    before: async (fake) => {
      await start(fake, 'Waves roll in');
      const { taskId } = await start(fake, 'Snow falls');
      fake.jobs.advance(taskId!, { status: 'failed', message: 'The engine ran out of memory.' });
    },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Activity\s*1 under way/ }));
    const why = await screen.findByText(/The engine ran out of memory/);
    await waitFor(() => expect(why).toBeVisible());
    // What it is called comes once somebody reads the list.
    await expect(await screen.findByRole('button', { name: 'Retry Snow falls' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Take Snow falls off the list' }));
    await waitFor(() => expect(screen.queryByText('Snow falls')).toBeNull());
    // The line goes before the server hears of it.
    await waitFor(async () => {
      const told = await serverOf(loaded).fake.generate.recent();
      await expect(told.map(({ status }) => status)).toEqual(['queued']);
    });
  },
};

export const NotPutAway: Story = {
  name: 'What could not be taken off the list is on it again, and it is said why',
  args: WhatEndedWhileEveryWindowWasClosed.args!,
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Activity\s*1 under way/ }));
    const { fake } = serverOf(loaded);
    fake.world.failures.set('generate.putAway', { kind: 'Refused', message: 'Not now.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Take Snow falls off the list' }));
    await said('It could not be taken off the list');
    await said('Not now.');
    await expect(await screen.findByRole('button', { name: 'Take Snow falls off the list' })).toBeVisible();
  },
};

export const NotTold: Story = {
  name: 'What is under way and can’t be read is not said to be nothing',
  args: {
    scenario: { failures: { 'generate.recent': { kind: 'Refused', message: 'No.' } } },
    before: async () => {},
  },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Activity' }));
    await screen.findByText('Failed to load what is under way. Please try again.');
    serverOf(loaded).fake.world.failures.clear();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(await screen.findByText('Nothing under way')).toBeVisible();
  },
};

export const NoNetwork: Story = {
  name: 'What cannot be cancelled without a network says so, and stays',
  args: { before: async (fake) => void (await start(fake, 'Snow falls')) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Activity\s*1 under way/ }));
    const { fake } = serverOf(context.loaded);
    fake.world.failures.set('generate.cancel', { kind: 'Offline', message: 'You are offline.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Snow falls' }));
    await said('It could not be cancelled');
    await expect(screen.getByRole('button', { name: 'Cancel Snow falls' })).toBeVisible();
  },
};
