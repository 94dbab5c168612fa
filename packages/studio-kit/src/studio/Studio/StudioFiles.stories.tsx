import {
  initialValues,
  placedStroke,
  premiumLipSync,
  premiumMotionBrush,
  premiumMultiImage,
  veo3,
  wanImageToVideo,
  type AnyTool,
} from '@kinora/contract';
import { creationFixture, silence, type FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { dropOn } from '../../testing/dropOn.ts';
import { clip } from '../../testing/filledDraft.ts';
import { pasteInto } from '../../testing/pasteInto.ts';
import { ToolStudio, wanDraft } from './Studio.fixtures.tsx';

/** Where files go that were pasted where words are typed, or fell beside every place for them. */
const meta = {
  title: 'Studio Kit/Studio/Studio/Files',
  component: ToolStudio,
  parameters: { layout: 'fullscreen' },
  args: { tool: wanImageToVideo },
  loaders: [() => ({ picture: chosenPicture() })],
} satisfies Meta<typeof ToolStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

const quay = (name = 'quay.png') => asFile(chosenPicture(640, 480, name));
const withHarbour: Story = {
  render: (args, { loaded }) => <ToolStudio {...args} draft={wanDraft(loaded['picture'])} />,
};

export const APastedPictureTakesTheOnlyPlace: Story = {
  ...withHarbour,
  name: 'A picture pasted into the words takes the only place, and the old one can be had back',
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    pasteInto(words, quay());
    await expect(await canvas.findByRole('img', { name: 'Image: quay.png' })).toBeVisible();
    await expect(words).toHaveValue('Waves roll in while the light turns gold');
    const told = await screen.findByText('quay.png took the place of harbour-at-dawn.png');
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' })).toBeVisible();
  },
};

const withFirst: Story = {
  args: { tool: premiumMultiImage as unknown as AnyTool },
  render: (args, { loaded }) => (
    <ToolStudio {...args} draft={{ ...initialValues(premiumMultiImage), images: loaded['held'] }} />
  ),
};

export const APastedPictureGoesWhereThereIsRoom: Story = {
  ...withFirst,
  name: 'Pasted pictures go where there is room, then into the next place, and then it is said that all are taken',
  loaders: [() => ({ held: ['a.png', 'b.png', 'c.png'].map((name) => chosenPicture(480, 360, name)) })],
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    await expect(await canvas.findByRole('button', { name: /Add More Images \(3\/4\)/ })).toBeVisible();
    const torn = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'torn.png', {
      type: 'image/png',
    });
    pasteInto(words, torn);
    const refused = await screen.findByText(/torn\.png could not be read/);
    pasteInto(words, quay('fourth.png'), quay('last.png'));
    await expect(await canvas.findByRole('button', { name: /Add More Images \(4\/4\)/ })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Ending frame: last.png' })).toBeVisible();
    const told = await screen.findByText(/fourth\.png is now in .*last\.png is now in Ending frame$/);
    // What was refused before is over.
    await waitFor(() => expect(refused).not.toBeInTheDocument());
    await waitFor(() => expect(told).toBeVisible());
    pasteInto(words, quay('too-many.png'));
    const full = await screen.findByText('Every place for a picture is taken. Remove one first.');
    await waitFor(() => expect(full).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Ending frame: last.png' })).toBeVisible();
  },
};

export const TwoFramesInOneGo: Story = {
  ...withFirst,
  name: 'Of two frames pressed in one go each finds a place, whichever is fetched first',
  args: {
    tool: premiumMultiImage as unknown as AnyTool,
    onApi: (api) => {
      for (const account of api.world.accounts.values())
        account.creations = [0, 1].map((index) =>
          creationFixture({ model_used: premiumMultiImage.call.model }, index),
        );
    },
    readFrame: fn(),
  },
  loaders: [() => ({ held: [chosenPicture(480, 360, 'a.png')] })],
  play: async ({ args, canvas, userEvent }) => {
    const come: (() => void)[] = [];
    mocked(args.readFrame!).mockImplementation(
      () => new Promise((done) => come.push(() => done(chosenPicture(640, 360).blob))),
    );
    const [one, other] = await canvas.findAllByRole('button', { name: /^Use .* as / });
    await userEvent.click(one!);
    await userEvent.click(other!);
    come.toReversed().forEach((has) => has());
    await expect(await canvas.findByRole('img', { name: /^Ending frame: / })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /Add More Images \(2\/4\)/ })).toBeVisible();
  },
};

export const AToolWithoutPicturesSaysSo: Story = {
  name: 'A tool that takes no picture says so when one is pasted',
  args: { tool: veo3 as unknown as AnyTool },
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    pasteInto(words, quay());
    const told = await screen.findByText(`${veo3.title} takes no picture.`);
    await waitFor(() => expect(told).toBeVisible());
    await expect(words).toHaveValue('');
  },
};

export const ADamagedPastedPictureIsExplained: Story = {
  ...withHarbour,
  name: 'A pasted picture that is damaged is explained, and the one before it stays',
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    pasteInto(
      words,
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'torn.png', {
        type: 'image/png',
      }),
    );
    const told = await screen.findByText(/torn\.png could not be read/);
    await waitFor(() => expect(told).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Image: harbour-at-dawn.png' })).toBeVisible();
  },
};

export const ADropOnAFilledPlaceReplacesIt: Story = {
  ...withHarbour,
  name: 'A drop on a filled place replaces what is there, and that can be had back',
  play: async ({ canvas, userEvent }) => {
    const held = await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' });
    await waitFor(() => expect(held).toBeVisible());
    await expect(dropOn(held.parentElement!, quay())).toBe(true);
    await expect(await canvas.findByRole('img', { name: 'Image: quay.png' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' })).toBeVisible();
  },
};

export const ADropBesideEveryPlaceIsNotLost: Story = {
  args: { tool: premiumMotionBrush as unknown as AnyTool },
  name: 'A drop beside every place does not open in the page’s stead, and finds its place',
  play: async ({ canvas }) => {
    const kept = dropOn(await canvas.findByRole('textbox', { name: /Describe/ }), quay());
    await expect(kept).toBe(true);
    const told = await screen.findByText(/^quay\.png is now in /);
    await waitFor(() => expect(told).toBeVisible());
  },
};

export const EachKindOfFileFindsItsPlace: Story = {
  args: { tool: premiumLipSync as unknown as AnyTool },
  name: 'A clip and a sound that fall beside their places find them, and what fits nowhere is explained',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the audio here/ });
    const studio = canvasElement.querySelector('[data-component="Studio"]')!;
    await expect(dropOn(studio, clip(), silence())).toBe(true);
    await expect(await canvas.findByLabelText('Video: tide.mp4')).toBeVisible();
    const told = await screen.findByText(/^tide\.mp4 is now in Video\. .+ is now in Audio$/);
    await waitFor(() => expect(told).toBeVisible());
    dropOn(studio, quay(), new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    const refused = await screen.findByText(
      `${premiumLipSync.title} takes no picture. notes.txt is not a video. Choose an MP4, MOV or WebM file.`,
    );
    await waitFor(() => expect(refused).toBeVisible());
  },
};

export const AClipAndASoundAreTakenWhereTheyArePasted: Story = {
  args: { tool: premiumLipSync as unknown as AnyTool },
  name: 'A clip and a sound are taken where they are pasted, and what is not of a place is refused there',
  play: async ({ canvas }) => {
    const forClip = await canvas.findByRole('group', { name: /the video here/ });
    const forSound = canvas.getByRole('group', { name: /the audio here/ });
    pasteInto(forSound, quay());
    await expect(await canvas.findByText(/^quay\.png is not /)).toBeVisible();
    pasteInto(forSound, silence('voice.wav'));
    pasteInto(forClip, clip());
    await expect(await canvas.findByLabelText('Video: tide.mp4')).toBeVisible();
    await expect(await canvas.findByLabelText('Audio: voice.wav')).toBeVisible();
    await expect(canvas.queryByText(/^quay\.png/)).toBeNull();
  },
};

export const APasteFindsItsPlaceWhereverTheFocusIs: Story = {
  name: 'A picture that is pasted while nothing has the focus finds its place, unless something lies over the studio',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: /the image here/ });
    canvasElement.inert = true;
    pasteInto(document.body, quay('too-early.png'));
    canvasElement.inert = false;
    pasteInto(document.body, quay());
    await expect(await canvas.findByRole('img', { name: 'Image: quay.png' })).toBeVisible();
    await expect(screen.queryByText(/too-early/)).toBeNull();
  },
};

/** A picture with a stroke over it, and words. */
const withBrush: Story = {
  args: { tool: premiumMotionBrush as unknown as AnyTool },
  loaders: [() => ({ picture: chosenPicture(1366, 768, 'city.png') })],
  render: (args, { loaded }) => (
    <ToolStudio
      {...args}
      draft={{
        ...initialValues(premiumMotionBrush),
        image: loaded['picture'],
        prompt: 'Clouds drift right',
        strokes: [placedStroke()],
      }}
    />
  ),
};

export const StrokesGoWithTheirPicture: Story = {
  ...withBrush,
  name: 'Strokes go with the picture they were drawn over, which is said, and come back with it',
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add a stroke (1/6)' });
    pasteInto(await canvas.findByRole('textbox', { name: /Describe/ }), quay());
    await expect(await canvas.findByRole('button', { name: 'Add a stroke (0/6)' })).toBeVisible();
    await expect(canvas.getByText('What was drawn over the last picture went with it.')).toBeVisible();
    await expect(canvas.getByText(/Nothing is drawn yet/)).toBeVisible();
    const told = await screen.findByText(/quay\.png took the place of/);
    const message = told.closest<HTMLElement>('[role=alertdialog]')!;
    await userEvent.click(within(message).getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Add a stroke (1/6)' })).toBeVisible();
  },
};

export const WhatIsDrawnOnIsALineUnderItsClip: Story = {
  ...withBrush,
  globals: { viewport: { value: 'desktop' } },
  name: 'Once the clip is there it is in sight, and what it was drawn on is named in one line under it',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(/credits · included, 3 of 3 left/);
    await canvas.findByRole('button', { name: /Add a stroke/ });
    scrollTo({ top: 0, behavior: 'instant' });
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByRole('button', { name: 'Download' });
    await canvas.findByRole('button', { name: /Add a stroke/ });
    const clip = await waitFor(() => {
      const found = canvasElement.querySelector('[data-component="ResultPlayer"] video');
      if (!found?.clientHeight) throw new Error('No clip yet.');
      return found.getBoundingClientRect();
    });
    await expect(clip.top).toBeGreaterThanOrEqual(0);
    await expect(scrollY).toBe(0);
    const zone = canvasElement.querySelector('[data-component="UploadZone"]')!.getBoundingClientRect();
    const line = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(zone.height).toBeLessThan(48);
    await expect(line('Replace').top).toBe(line('Remove picture').top);
    await expect(line('Remove picture').right).toBeLessThanOrEqual(zone.right);
    await expect(line('Remove picture').right).toBeGreaterThan(zone.right - 24);
  },
};

export const APressWaitsForTheChosenFile: Story = {
  ...withHarbour,
  name: 'Generate waits for the file that was just chosen, and does not go on with the one before when it is refused',
  tags: ['!picture'],
  args: { tool: wanImageToVideo, onApi: fn<(api: FakeStudioApi) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    const { generate } = mocked(args.onApi!).mock.calls.at(-1)![0];
    const sent = spyOn(generate, 'submit');
    const held = await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' });
    await canvas.findByText(/credits · included, 3 of 3 left/);
    const zone = held.closest<HTMLElement>('[data-component="DropZone"]')!;
    dropOn(
      zone,
      new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'torn.png', {
        type: 'image/png',
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByText(/torn\.png could not be read/);
    await expect(sent).not.toHaveBeenCalled();
    const chosen = quay();
    const bytes = btoa(String.fromCodePoint(...new Uint8Array(await chosen.arrayBuffer())));
    dropOn(zone, chosen);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(JSON.stringify(sent.mock.calls[0])).toContain(bytes);
  },
};

export const WhatItWasMadeFromStays: Story = {
  ...withHarbour,
  name: 'What a clip was made from stays beside it, whatever is chosen for the next one',
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    const held = await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' });
    await waitFor(() => expect((held as HTMLImageElement).naturalWidth).toBeGreaterThan(640));
    await canvas.findByText(/credits · included, 3 of 3 left/);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    const source = await canvas.findByRole<HTMLImageElement>('img', { name: 'What it was made from' });
    dropOn(canvas.getByRole('button', { name: 'Replace' }), quay());
    await canvas.findByRole('img', { name: 'Image: quay.png' });
    await waitFor(() => expect(source.naturalWidth).toBeGreaterThan(640));
  },
};

export const TemplatesBeginAPrompt: Story = {
  args: { tool: veo3 as unknown as AnyTool },
  name: 'The templates of the tool begin a prompt',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Templates' }));
    const [first, ...others] = await screen.findAllByRole('menuitem');
    await expect(others.length).toBeGreaterThan(1);
    await userEvent.click(first!);
    await expect(canvas.getByRole('textbox', { name: /Describe/ })).toHaveValue(
      veo3.inputs.prompt.templates[0].prompt,
    );
  },
};
