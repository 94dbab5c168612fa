import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { mara } from '../../mocks/storyServer.ts';
import { screenStory, serverOf, type ScreenStoryArgs } from '../../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/The stage in sight',
  args: { path: '/kling-ai?mode=text-to-video', scenario: { jobs: 'hold' } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const fileInput = (chooser: HTMLElement) =>
  chooser.closest('[data-component="DropZone"]')!.querySelector<HTMLInputElement>('input[type="file"]')!;

/** Nothing lies over it, and it is on the screen. */
const isInSight = (part: Element): boolean => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => part.contains(document.elementFromPoint((left + right) / 2, y)));
};

const inSight: NonNullable<Story['play']> = async ({ canvas, canvasElement, loaded, userEvent }) => {
  const { fake } = serverOf(loaded);
  await expect(await canvas.findByRole('link', { name: 'View Plan' })).toBeVisible();
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /Describe the (video|animation)/ }),
    'A harbour',
  );
  await userEvent.click(canvas.getByRole('button', { name: /^Generate/ }));
  const cancel = await canvas.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(isInSight(cancel)).toBe(true));
  const stage = canvasElement.querySelector('[data-component="Stage"]')!;
  const before = stage.getBoundingClientRect().top;
  fake.jobs.advance([...fake.world.jobs.keys()].at(-1)!, { status: 'completed', progress: 1 });
  const [play, deed] = await Promise.all([
    canvas.findByRole('button', { name: /^(Play|Pause)$/ }),
    canvas.findByRole('button', { name: 'Download' }),
  ]);
  await waitFor(() => expect([play, deed].map(isInSight)).toEqual([true, true]));
  await expect(stage.getBoundingClientRect().top).toBe(before);
};

/** On a desk the last of the deeds, too, which come in two lines. */
const allInSight: NonNullable<Story['play']> = async (context) => {
  await inSight(context);
  const deeds = context.canvas.getByRole('button', { name: 'Download' }).parentElement!;
  await waitFor(() => expect(within(deeds).getByRole('button', { name: 'Delete' })).toBeVisible());
  await waitFor(() =>
    expect(
      within(deeds)
        .getAllByRole('button')
        .filter((each) => !isInSight(each)),
    ).toEqual([]),
  );
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
    await context.userEvent.upload(
      fileInput(await context.canvas.findByRole('button', { name: 'Choose a file' })),
      drawnFile(),
    );
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
    await inSight(context);
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

const brushInSight: NonNullable<Story['play']> = async ({ canvas, canvasElement, userEvent }) => {
  await expect(await canvas.findByRole('link', { name: 'View Plan' })).toBeVisible();
  const chosen = await waitFor(() => {
    const button = canvas.getByRole('button', { name: 'Choose a file' });
    void expect(isInSight(button)).toBe(true);
    return button;
  });
  await userEvent.upload(fileInput(chosen), drawnFile());
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
