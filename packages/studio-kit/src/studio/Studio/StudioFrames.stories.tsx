import { saidName } from '@kinora/contract';
import { creationFixture, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { chosenPicture } from '../../testing/chosenPicture.ts';
import { drag } from '../../testing/drag.ts';
import { WanStudio } from './Studio.fixtures.tsx';
import { desk, wanStudioStory } from './wanStudioStory.fixtures.tsx';

const meta = {
  ...wanStudioStory,
  title: 'Studio Kit/Studio/Studio/Latest frames',
} satisfies Meta<typeof WanStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

let api: FakeStudioApi;

const withHistory = (made: FakeStudioApi) => {
  api = made;
  for (const account of made.world.accounts.values())
    account.creations = [0, 1, 2].map((index) => creationFixture({}, index));
};

export const LatestFrames: Story = {
  name: 'The latest frames are shown in the studio',
  tags: ['picture'],
  globals: desk,
  args: { onApi: withHistory, readFrame: async () => chosenPicture(640, 360).blob },
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Latest frames' })).toBeVisible();
  },
};

export const OneThatWasMadeElsewhere: Story = {
  ...LatestFrames,
  name: 'What another window made stands among the latest frames once this one is looked at again',
  tags: [],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('region', { name: 'Latest frames' });
    await expect(row.querySelectorAll('img')).toHaveLength(3);
    for (const account of api.world.accounts.values())
      account.creations = [creationFixture({}, 3), ...account.creations];
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(row.querySelectorAll('img')).toHaveLength(4));
  },
};

export const AFrameGoesIntoAnInput: Story = {
  ...LatestFrames,
  name: 'A frame goes into an input by a press, and what it took the place of can be had back',
  tags: [],
  play: async ({ canvas, userEvent }) => {
    const [use, another] = await canvas.findAllByRole('button', { name: /^Use .* as Image$/ });
    const [, title] = /^Use (.*) as Image$/.exec(use!.getAttribute('aria-label')!)!;
    await userEvent.click(use!);
    await expect(await canvas.findByRole('textbox', { name: /Describe the animation/ })).toBeVisible();
    await expect(canvas.getByText(/640 × 360/)).toBeVisible();
    // It is called by the clip, and by what it is of that.
    await expect(canvas.getByTitle(`${title}, first frame.png`)).toBeVisible();
    // What it took the place of can be had back.
    await userEvent.click(another!);
    const told = await screen.findByText((text) =>
      text.endsWith(` took the place of ${saidName(`${title}, first frame.png`)}`),
    );
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByTitle(`${title}, first frame.png`)).toBeVisible());
  },
};

export const AFrameIsDroppedOnAnInput: Story = {
  ...LatestFrames,
  name: 'A frame goes into an input on which it is dropped',
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole('region', { name: 'Latest frames' });
    const [frame] = row.querySelectorAll('img');
    const place = canvasElement.querySelector('[data-input="image"]')!;
    const dataTransfer = new DataTransfer();
    // A browser hands over the picture that is dragged as a file too.
    dataTransfer.items.add(new File(['still'], 'still.webp', { type: 'image/webp' }));
    frame!.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    const zone = place.querySelector('[data-component="DropZone"]')!;
    drag('dragenter', zone, dataTransfer);
    drag('dragover', zone, dataTransfer);
    drag('drop', zone, dataTransfer);
    await expect(await canvas.findByTitle(`${frame!.alt}, first frame.png`)).toBeVisible();
    await expect(screen.queryByText(/ is now in /)).toBeNull();
  },
};

export const AFrameThatCannotBeRead: Story = {
  ...LatestFrames,
  name: 'A frame that cannot be read says so',
  tags: [],
  args: { onApi: withHistory, readFrame: () => Promise.reject(new Error('gone')) },
  play: async ({ canvas, userEvent }) => {
    const [use] = await canvas.findAllByRole('button', { name: /^Use .* as Image$/ });
    await userEvent.click(use!);
    const told = await screen.findByText('This frame could not be read. Try again.');
    await waitFor(() => expect(told).toBeVisible());
  },
};
