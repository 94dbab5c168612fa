import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { mara } from '../../mocks/storyServer.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { chooseFile, deedsInSight, isInSight, makeInSight } from './testing/stageInSight.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/The stage in sight',
  args: { path: '/kling-ai?mode=text-to-video', scenario: { jobs: 'hold' } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const allInSight: NonNullable<Story['play']> = async (context) => {
  await makeInSight(context);
  await deedsInSight(context);
};

export const OnADesk: Story = {
  name: 'Under a banner, in one mode of several, what is under way and what came of it are seen without scrolling',
  globals: { viewport: { value: 'desktop' } },
  play: allInSight,
};

export const AllInSightWithASource: Story = {
  name: 'With what it was made from beside it, all that can be done with a clip is seen without scrolling',
  args: { path: '/wan-i2v' },
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await chooseFile(context);
    await allInSight(context);
    await expect(isInSight(context.canvas.getByRole('img', { name: 'What it was made from' }))).toBe(true);
  },
};

export const AllInSightWhenNothingIsIncluded: Story = {
  ...AllInSightWithASource,
  name: 'When the last included clip is made, all that can be done with it is seen without scrolling, too',
  args: {
    ...AllInSightWithASource.args,
    scenario: { jobs: 'hold', accounts: [{ ...mara, included: 1, balance: 0 }] },
  },
  play: async (context) => {
    await AllInSightWithASource.play!(context);
    await expect(context.canvas.getByRole('button', { name: 'Vary · 200 credits' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'A press on a phone brings what is under way over the dock, and what comes of it stands there',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await makeInSight(context);
    // None of them lies beyond the edge, where nobody looks for it.
    await waitFor(() => {
      const deeds = context.canvas.getByRole('button', { name: 'Delete' }).parentElement!.parentElement!;
      void expect(deeds.scrollWidth).toBeLessThanOrEqual(deeds.clientWidth);
      return expect(
        within(deeds)
          .getAllByRole('button')
          .filter((each) => each.getBoundingClientRect().right > window.innerWidth),
      ).toEqual([]);
    });
  },
};

export const LongSettingsOnADesk: Story = {
  name: 'On a desk settings that are longer than the window scroll by themselves, beside the stage',
  args: { path: '/create-image' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const last = await canvas.findByRole('slider', { name: 'Steps' });
    await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
    const parts = ['Stage', 'GenerateBar'].map((name) =>
      canvasElement.querySelector(`[data-component="${name}"]`)!,
    );
    const tops = () => parts.map((part) => part.getBoundingClientRect().top);
    const before = tops();
    await expect(isInSight(last)).toBe(false);
    last.focus();
    await waitFor(() => expect(isInSight(last.closest('[data-component="Slider"]')!)).toBe(true));
    await expect(tops()).toEqual(before);
  },
};

const brushInSight: NonNullable<Story['play']> = async (context) => {
  const { canvas, canvasElement } = context;
  await expect(await canvas.findByRole('link', { name: 'View Plan' })).toBeVisible();
  await waitFor(() => expect(isInSight(canvas.getByRole('button', { name: 'Choose a file' }))).toBe(true));
  await chooseFile(context);
  const add = await canvas.findByRole('button', { name: /^Add a stroke/ });
  const surface = canvasElement.querySelector('[data-component="MotionBrush"] [data-part="surface"]')!;
  await waitFor(() => expect([surface, add].map(isInSight)).toEqual([true, true]));
};

const brush = { path: '/kling-ai?mode=motion-brush' };

export const DrawnOnOnADesk: Story = {
  name: 'Under a banner on a desk, all of what is drawn on is seen, with what it is drawn with (A284)',
  args: brush,
  globals: { viewport: { value: 'desktop' } },
  play: brushInSight,
};

export const DrawnOnOnAPhone: Story = {
  name: 'On a phone a picture is chosen and drawn on over the dock: all of it is seen, with what it is drawn with (A284)',
  args: brush,
  globals: { viewport: { value: 'phone' } },
  play: brushInSight,
};
