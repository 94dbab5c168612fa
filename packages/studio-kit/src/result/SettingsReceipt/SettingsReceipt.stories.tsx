import { createImage, seedanceText, wanImageToVideo } from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pictureCreation } from '../results.fixtures.ts';
import { SettingsReceipt } from './SettingsReceipt.tsx';

const meta = {
  title: 'Studio Kit/Result/SettingsReceipt',
  component: SettingsReceipt,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  args: { creation: creationFixture(), tool: wanImageToVideo, onReuseRequested: fn() },
} satisfies Meta<typeof SettingsReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

const before = creationFixture();
const after = creationFixture({
  settings: { ...before.settings, duration: 8, motion: 9 },
  credits_cost: 250,
});

/** What stands beside a term. */
const detailsOf = (place: HTMLElement, term: string) =>
  within(place).getByText(term, { selector: 'dt' }).parentElement!.querySelector('dd')!.textContent;

export const Full: Story = {
  name: 'A receipt tells the tool, its settings and the price',
  tags: ['picture', 'narrow'],
  play: async ({ canvasElement }) => {
    await expect(detailsOf(canvasElement, 'Tool')).toBe('WAN image to video');
    await expect(detailsOf(canvasElement, 'Duration')).toBe('5 s');
    await expect(detailsOf(canvasElement, 'Price')).toBe('200 credits');
  },
};

export const WhatChanged: Story = {
  name: 'What changed is told with both sides',
  tags: ['picture', 'narrow', 'forced-colors'],
  args: { creation: after, comparedWith: before },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion').map((each) => each.textContent)).toEqual([
      'Before: 5 s',
      'Before: 5',
    ]);
    await expect(canvas.getAllByRole('insertion').map((each) => each.textContent)).toEqual([
      'Now: 8 s',
      'Now: 9',
    ]);
  },
};

export const NothingChanged: Story = {
  name: 'Two that were made alike are said to be',
  args: { comparedWith: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The same settings made both/)).toBeVisible();
  },
};

export const OfAPicture: Story = {
  name: 'A picture’s receipt tells its style by name',
  tags: ['picture'],
  args: { creation: pictureCreation(), tool: createImage },
  play: async ({ canvasElement }) => {
    await expect(detailsOf(canvasElement, 'Style')).toBe('Photographic');
  },
};

export const Partial: Story = {
  name: 'Settings that were not kept are said not to be, and none can be reused',
  tags: ['picture'],
  args: {
    creation: creationFixture({ prompt: null, settings: null, made_by: null, credits_cost: null }),
    tool: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Its settings were not kept.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const AnIncludedOnePaid: Story = {
  name: 'What an included generation paid says so, and no price (D11)',
  args: { creation: creationFixture({ paid_by: 'included' }) },
  play: async ({ canvasElement }) => {
    await expect(detailsOf(canvasElement, 'Price')).toBe('Included');
  },
};

export const NobodyPaid: Story = {
  name: 'What was given back says that nothing was charged, and no price (D36)',
  args: { creation: creationFixture({ status: 'failed', paid_by: 'nobody' }) },
  play: async ({ canvasElement }) => {
    await expect(detailsOf(canvasElement, 'Price')).toBe('Nothing was charged.');
  },
};

export const VeryLongText: Story = {
  tags: ['picture', 'narrow'],
  args: {
    tool: seedanceText,
    creation: creationFixture({
      settings: { prompt: 'Paper lanterns sway above a quiet harbour. '.repeat(12), seed: null },
    }),
  },
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar' },
  args: { creation: after, comparedWith: before },
};

export const ReuseIsAskedForByKeyboard: Story = {
  name: 'Settings are reused by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reuse settings' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onReuseRequested).toHaveBeenCalledWith({ creation: args.creation });
  },
};
