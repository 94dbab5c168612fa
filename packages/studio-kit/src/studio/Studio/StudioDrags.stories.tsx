import {
  initialValues,
  premiumLipSync,
  premiumMultiImage,
  veo3,
  wanImageToVideo,
  type AnyTool,
} from '@kinora/contract';
import { creationFixture, silence, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { drag, filesInHand, frameInHand } from '../../testing/drag.ts';
import { clip } from '../../testing/filledDraft.ts';
import { ToolStudio } from './Studio.fixtures.tsx';
import { desk } from './wanStudioStory.fixtures.tsx';

const kettle = creationFixture(
  { type: 'image', title: 'Kettle', file_url: creationFixture({}, 1).thumbnail_url, status: 'completed' },
  1,
);
const tide = creationFixture({ type: 'video', title: 'Tide', status: 'completed' }, 2);

const withHistory = (api: FakeStudioApi) => {
  for (const account of api.world.accounts.values()) account.creations = [kettle, tide];
};

/** What is dragged over the window of a studio, from a folder or from another window, and where it may fall. */
const meta = {
  title: 'Studio Kit/Studio/Studio/Drags',
  component: ToolStudio,
  parameters: { layout: 'fullscreen' },
  args: {
    tool: wanImageToVideo,
    onApi: withHistory,
    readFrame: async (_address, kind) => (kind === 'video' ? clip() : chosenPicture(640, 360).blob),
  },
} satisfies Meta<typeof ToolStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

const places = () => screen.queryAllByText(/./, { selector: '[data-component="DropPlaces"] > *' });
const names = () => places().map(({ textContent }) => textContent);
const placeOf = (name: string) =>
  waitFor(() => {
    const found = places().find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`${name} is no place to drop it.`);
    return found;
  });

/** Holds it over the studio, until that shows where it may fall. */
async function hold(canvasElement: HTMLElement, inHand: DataTransfer, ...expected: string[]) {
  const studio = await waitFor(() => {
    const found = canvasElement.querySelector('[data-component="Studio"]');
    if (!found) throw new Error('No studio yet.');
    return found;
  });
  await waitFor(async () => {
    drag('dragover', studio, inHand);
    await expect(names()).toEqual(expected);
  });
  return studio;
}

export const OnePlace: Story = {
  name: 'While a frame is held over a studio, the only place for it is the whole window, by its name',
  tags: ['picture', 'forced-colors'],
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/credits · included, 3 of 3 left/);
    await hold(canvasElement, frameInHand(kettle), 'Image');
    const place = await placeOf('Image');
    const { width, height } = place.getBoundingClientRect();
    await expect(width).toBeGreaterThan(innerWidth * 0.8);
    await expect(height).toBeGreaterThan(innerHeight * 0.8);
    await waitFor(() => expect(place.contains(document.elementFromPoint(40, innerHeight - 40))).toBe(true));
  },
};

export const SeveralPlaces: Story = {
  args: { tool: premiumLipSync as unknown as AnyTool },
  name: 'Each place for what is held over a studio has its name, and the one that is pointed at is marked',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/credits · included, 3 of 3 left/);
    // A browser may tell nothing of files before they fall.
    const unknown = filesInHand(new File(['?'], 'unknown', { type: '' }));
    await hold(canvasElement, unknown, 'Video', 'Audio');
    const audio = await placeOf('Audio');
    drag('dragover', audio, unknown);
    await waitFor(() => expect(audio).toHaveAttribute('data-drop-target'));
    await expect(await placeOf('Video')).not.toHaveAttribute('data-drop-target');
  },
};

export const OnlyWhatTakesItIsShown: Story = {
  args: { tool: premiumLipSync as unknown as AnyTool },
  name: 'Only places that take what is held over a studio are shown, and none once it has fallen or left',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the audio here/ });
    const studio = await hold(canvasElement, frameInHand(tide), 'Video');
    await hold(canvasElement, filesInHand(silence()), 'Audio');
    await hold(canvasElement, filesInHand(asFile(chosenPicture())));
    await hold(canvasElement, frameInHand(tide), 'Video');
    drag('dragleave', studio, frameInHand(tide));
    await waitFor(() => expect(names()).toEqual([]));
    // A pointer moves again where nobody told that the drag had ended.
    await hold(canvasElement, frameInHand(tide), 'Video');
    studio.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await waitFor(() => expect(names()).toEqual([]));
    await hold(canvasElement, frameInHand(tide), 'Video');
    drag('drop', await placeOf('Video'), frameInHand(tide));
    await expect(await canvas.findByLabelText('Video: Tide.mp4')).toBeVisible();
    await expect(names()).toEqual([]);
    // What tells nothing of itself is read as what is asked for where it falls.
    const unknown = filesInHand(new File([await silence().arrayBuffer()], 'wave', { type: '' }));
    await hold(canvasElement, unknown, 'Video', 'Audio');
    drag('drop', await placeOf('Audio'), unknown);
    await expect(await canvas.findByLabelText('Audio: wave')).toBeVisible();
  },
};

export const AFullPlaceIsNotShown: Story = {
  args: { tool: premiumMultiImage as unknown as AnyTool },
  name: 'A place that has no room for what is held over a studio is not shown, and one whose file is replaced is',
  loaders: [
    () => ({
      images: ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => chosenPicture(480, 360, name)),
      tail: chosenPicture(480, 360, 'tail.png'),
    }),
  ],
  render: (args, { loaded }) => (
    <ToolStudio
      {...args}
      draft={{ ...initialValues(premiumMultiImage), images: loaded['images'], tail: loaded['tail'] }}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('img', { name: 'Ending frame: tail.png' });
    await hold(canvasElement, frameInHand(kettle), 'Ending frame');
  },
};

export const WhatLiesOverAStudioHasTheWord: Story = {
  name: 'A studio that something lies over shows no places, and takes nothing that falls',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the image here/ });
    const studio = await hold(canvasElement, frameInHand(kettle), 'Image');
    canvasElement.inert = true;
    drag('drop', document.body, frameInHand(kettle));
    await waitFor(() => expect(names()).toEqual([]));
    drag('dragover', studio, frameInHand(kettle));
    canvasElement.inert = false;
    await hold(canvasElement, frameInHand(kettle), 'Image');
    await expect(canvas.queryByTitle('Kettle.png')).toBeNull();
  },
};

export const AFrameGoesWhereItFalls: Story = {
  args: { tool: premiumMultiImage as unknown as AnyTool },
  name: 'A frame of another window goes into the input whose place it falls on',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /Describe/ });
    await hold(canvasElement, frameInHand(kettle), 'Images', 'Ending frame');
    drag('drop', await placeOf('Ending frame'), frameInHand(kettle));
    await expect(await canvas.findByRole('img', { name: 'Ending frame: Kettle.png' })).toBeVisible();
    await expect(screen.queryByText(/ is now in /)).toBeNull();
  },
};

export const AFrameBesideEveryPlace: Story = {
  args: { tool: premiumMultiImage as unknown as AnyTool },
  name: 'A frame that falls beside every place finds the first that is free, and it is said which',
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    await expect(drag('drop', words, frameInHand(tide))).toBe(true);
    const told = await screen.findByText(/^Tide, first frame\.png is now in /);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const AToolThatTakesNoFrame: Story = {
  args: { tool: veo3 as unknown as AnyTool },
  name: 'A tool that takes no picture shows no place for a frame, and says so when one falls',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: /Describe/ });
    const studio = await hold(canvasElement, frameInHand(kettle));
    drag('drop', studio, frameInHand(kettle));
    const told = await screen.findByText(`${veo3.title} takes no picture.`);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const AFrameOfSomebodyElse: Story = {
  name: 'A frame that is none of this person’s is not put anywhere, and that is said',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the image here/ });
    await hold(canvasElement, frameInHand(kettle), 'Image');
    drag('drop', await placeOf('Image'), frameInHand({ ...kettle, id: 'somebody-else’s' }));
    const told = await screen.findByText('This frame could not be read. Try again.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.queryByRole('img', { name: /^Image: / })).toBeNull();
  },
};

export const SeveralPicturesForOnePlace: Story = {
  name: 'Of several pictures that fall on the only place the first is taken, and that is said',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the image here/ });
    const two = filesInHand(...['a.png', 'b.png'].map((name) => asFile(chosenPicture(640, 480, name))));
    await hold(canvasElement, two, 'Image');
    drag('drop', await placeOf('Image'), two);
    const told = await screen.findByText('Only one picture fits here: a.png was taken.');
    await waitFor(() => expect(told).toBeVisible());
    await expect(await within(canvasElement).findByRole('img', { name: 'Image: a.png' })).toBeVisible();
  },
};

export const SeveralFramesForOnePlace: Story = {
  args: { readFrame: fn(async () => chosenPicture(640, 360).blob) },
  name: 'Of several frames that fall on or beside the only place the first alone is fetched and taken, and that is said',
  play: async ({ args, canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the image here/ });
    const two = frameInHand(tide, kettle);
    const studio = await hold(canvasElement, two, 'Image');
    const said = (taken: string) => screen.findByText(`Only one picture fits here: ${taken} was taken.`);
    drag('drop', await placeOf('Image'), two);
    await waitFor(async () => expect(await said('Tide, first frame.png')).toBeVisible());
    await expect(await canvas.findByRole('img', { name: 'Image: Tide, first frame.png' })).toBeVisible();
    await expect(args.readFrame).toHaveBeenCalledOnce();
    drag('drop', studio, frameInHand(kettle, tide));
    await waitFor(async () => expect(await said('Kettle.png')).toBeVisible());
    await expect(await canvas.findByRole('img', { name: 'Image: Kettle.png' })).toBeVisible();
    await expect(args.readFrame).toHaveBeenCalledTimes(2);
  },
};
