import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { chooseFile, deedsInSight, deedsOf, isInSight, makeInSight } from './testing/stageInSight.ts';

const note = 'Made by the local engine: a camera moves over your picture, and nothing in it comes alive.';

const meta = {
  ...screenStory,
  title: 'App/Screens/Over the dock',
  args: { path: '/wan-i2v', scenario: { jobs: 'hold', offers: { 'wan-i2v': { note } } } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const noteInSight: NonNullable<Story['play']> = async (context) => {
  const { canvas } = context;
  await expect(await canvas.findByRole('link', { name: 'View Plan' })).toBeVisible();
  await chooseFile(context);
  await canvas.findByRole('button', { name: 'Replace' });
  await waitFor(() => expect(isInSight(canvas.getByText(note))).toBe(true));
};

export const EngineIsRead: Story = {
  name: 'What an engine says of itself is read over the dock once a picture is chosen',
  globals: { viewport: { value: 'desktop' } },
  play: noteInSight,
};

export const EngineIsReadOnAPhone: Story = {
  name: 'What an engine says of itself is read over the dock of a phone once a picture is chosen',
  globals: { viewport: { value: 'phone' } },
  play: noteInSight,
};

const longest = 'A harbour at dawn, the sea calm. '.repeat(61).slice(0, 1990);

export const LongPrompt: Story = {
  name: 'All that can be done with what a long prompt made is seen, scrolled to its start or not',
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await chooseFile(context);
    await makeInSight(context, longest);
    await deedsInSight(context);
    scrollTo(0, 0);
    await deedsInSight(context);
  },
};

export const LongPromptOnAPhone: Story = {
  ...LongPrompt,
  name: 'All that can be done with what a long prompt made is seen over the dock of a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await chooseFile(context);
    await makeInSight(context, longest);
    await deedsInSight(context);
  },
};

const reachedByKeys: NonNullable<Story['play']> = async (context) => {
  await chooseFile(context);
  await makeInSight(context, longest);
  const deeds = await deedsOf(context);
  scrollTo(0, 0);
  deeds[0]!.focus();
  for (const deed of deeds) {
    await waitFor(() => expect(deed).toHaveFocus());
    await waitFor(() => expect(isInSight(deed)).toBe(true));
    await context.userEvent.tab();
  }
  const replace = context.canvas.getByRole('button', { name: 'Replace' });
  // On a desk the latest frames stand before what it was made from.
  for (let left = 30; left > 0 && document.activeElement !== replace; left -= 1) {
    await waitFor(() => expect(isInSight(document.activeElement!)).toBe(true));
    await context.userEvent.tab();
  }
  await waitFor(() => expect(replace).toHaveFocus());
  await waitFor(() => expect(isInSight(replace)).toBe(true));
};

export const ReachedByKeys: Story = {
  name: 'What has the focus is not under the dock, however high that is',
  globals: { viewport: { value: 'desktop' } },
  play: reachedByKeys,
};

export const ReachedByKeysOnAPhone: Story = {
  name: 'What has the focus is not under the dock of a small phone, however high that is',
  globals: { viewport: { value: 'narrow' } },
  play: reachedByKeys,
};
