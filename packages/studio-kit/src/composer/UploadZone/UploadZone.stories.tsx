import { formWords } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { dropOn } from '../../testing/dropOn.ts';
import { pasteInto } from '../../testing/pasteInto.ts';
import { KeepingUploadZone } from './UploadZone.fixtures.tsx';

const meta = {
  title: 'Studio Kit/Composer/UploadZone',
  component: KeepingUploadZone,
  args: {
    label: 'Image',
    hint: 'JPG, PNG or WebP up to 10MB',
    accept: 'image/*',
    file: null,
    onFileChosen: fn(),
    onFileRemoved: fn(),
  },
  loaders: [() => ({ picture: chosenPicture() })],
} satisfies Meta<typeof KeepingUploadZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const pickerIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;
const withPicture: Story = {
  render: (args, { loaded }) => <KeepingUploadZone {...args} file={loaded['picture']} />,
};

export const Empty: Story = { tags: ['picture', 'narrow', 'forced-colors'] };

export const Full: Story = {
  ...withPicture,
  name: 'A picture that was chosen tells its size in pixels',
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' })).toBeVisible();
    await expect(canvas.getByText(/1280 × 720/)).toBeVisible();
  },
};

const longName = 'harbour_at_dawn_the_lamps_still_lit_and_nobody_out_yet_take_0042.png';

const endsInSight: NonNullable<Story['play']> = async ({ canvas }) => {
  const whole = await canvas.findByTitle(longName);
  await expect(whole).toHaveTextContent(longName);
  const [start, end] = [
    canvas.getByText(/^harbour_at/, { ignore: '[data-component]' }),
    canvas.getByText('e_0042.png'),
  ];
  await expect(start.scrollWidth).toBeGreaterThan(start.clientWidth);
  const room = whole.parentElement!.getBoundingClientRect();
  const seen = end.getBoundingClientRect();
  await expect(seen.right).toBeLessThanOrEqual(room.right);
  await expect(seen.left).toBeGreaterThanOrEqual(start.getBoundingClientRect().right - 1);
};

const withLongName: Story = {
  loaders: [() => ({ picture: chosenPicture(640, 360, longName) })],
  render: (args, { loaded }) => (
    <div style={{ maxInlineSize: 320 }}>
      <KeepingUploadZone {...args} file={loaded['picture']} />
    </div>
  ),
  play: endsInSight,
};

export const ALongName: Story = {
  ...withLongName,
  name: 'A long name is shortened in the middle, so that its ending can be read',
  tags: ['picture'],
};

export const ALongNameRightToLeft: Story = {
  ...withLongName,
  name: 'A long name is shortened in the middle where the page runs from right to left',
  globals: { locale: 'ar' },
};

export const AChosenPictureIsShownAndCanBeRemoved: Story = {
  name: 'A chosen picture is shown, and can be removed (A261)',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), asFile(chosenPicture(640, 480, 'quay.png')));
    await expect(await canvas.findByRole('img', { name: 'Image: quay.png' })).toBeVisible();
    await expect(args.onFileChosen).toHaveBeenCalledWith(
      expect.objectContaining({
        file: expect.objectContaining({ width: 640, height: 480 }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const APastedPictureIsTaken: Story = {
  name: 'A pasted picture is taken (A261)',
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]')!;
    pasteInto(zone, asFile(chosenPicture(320, 200, 'pasted.png')));
    await expect(await canvas.findByRole('img', { name: 'Image: pasted.png' })).toBeVisible();
    await expect(args.onFileChosen).toHaveBeenCalledWith(
      expect.objectContaining({ file: expect.objectContaining({ name: 'pasted.png' }) }),
    );
  },
};

export const ADroppedPictureIsTaken: Story = {
  name: 'A dropped picture is taken, and another that falls on it takes its place (A261)',
  play: async ({ args, canvas, canvasElement }) => {
    const zone = () => canvasElement.querySelector('[data-component="DropZone"]')!;
    for (const name of ['quay.png', 'mast.png']) {
      await expect(dropOn(zone(), asFile(chosenPicture(320, 200, name)))).toBe(true);
      await expect(await canvas.findByRole('img', { name: `Image: ${name}` })).toBeVisible();
      await expect(args.onFileChosen).toHaveBeenLastCalledWith(
        expect.objectContaining({ file: expect.objectContaining({ name, width: 320, height: 200 }) }),
      );
    }
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
  },
};

export const KeysAloneReachThePickerAndTakeItAway: Story = {
  ...withPicture,
  name: 'Keys alone reach Replace and take the picture away, which is said',
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFileRemoved).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
    await expect(canvas.getByText('harbour-at-dawn.png was removed')).toHaveRole('status');
  },
};

export const WhatWasChosenIsSaidAndKeepsTheFocus: Story = {
  name: 'What was chosen is said, and the focus stays in the zone (A261)',
  play: async ({ canvas, canvasElement, userEvent }) => {
    // Said in a place that was there before: a new one may not be heard.
    const status = canvas.getAllByRole('status').at(-1);
    canvas.getByRole('button', { name: 'Choose a file' }).focus();
    const quay = asFile(chosenPicture(640, 480, 'quay.png'));
    await userEvent.upload(pickerIn(canvasElement), quay);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus());
    await expect(status).toHaveTextContent('Added quay.png');
  },
};

export const WhatIsReadMeanwhileTakesNoFocus: Story = {
  name: 'A picture that was read while one is elsewhere takes no focus',
  render: (args) => (
    <>
      <KeepingUploadZone {...args} />
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    pasteInto(
      canvasElement.querySelector('[data-component="DropZone"]')!,
      asFile(chosenPicture(320, 200, 'pasted.png')),
    );
    await canvas.findByRole('img', { name: 'Image: pasted.png' });
    await waitFor(() => expect(elsewhere).toHaveFocus());
  },
};

/** A whole picture, but for what `change` makes of its bytes. */
const changed = async (type: string, name: string, change: (bytes: Uint8Array<ArrayBuffer>) => BlobPart) => {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext('2d')!.fillRect(0, 0, 40, 64);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
  return new File([change(bytes)], name, { type });
};

export const ACutOffPictureIsNotTakenForAWholeOne: Story = {
  name: 'A picture that is cut off is not taken for a whole one',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const cut = (bytes: Uint8Array<ArrayBuffer>) => bytes.slice(0, -20);
    for (const type of ['jpeg', 'png', 'webp']) {
      await userEvent.upload(pickerIn(canvasElement), await changed(`image/${type}`, `cut.${type}`, cut));
      await canvas.findByText(new RegExp(`cut\\.${type} could not be read`));
    }
    await expect(args.onFileChosen).not.toHaveBeenCalled();
    for (const type of ['jpeg', 'png', 'webp']) {
      const whole = await changed(`image/${type}`, `whole.${type}`, (bytes) => bytes);
      await userEvent.upload(pickerIn(canvasElement), whole);
      await canvas.findByRole('img', { name: `Image: whole.${type}` });
    }
  },
};

export const APictureWithTooManyPixelsIsSaidToBeTooLargeAndNotDamaged: Story = {
  name: 'A picture of too many pixels is said to be too large, and not damaged',
  play: async ({ canvas, canvasElement, userEvent }) => {
    // What its head says is all that is read of it.
    const huge = await changed('image/jpeg', 'wall.jpg', (bytes) => {
      const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
      new DataView(bytes.buffer).setUint16(frame + 5, 8000);
      new DataView(bytes.buffer).setUint16(frame + 7, 12_000);
      return bytes;
    });
    await userEvent.upload(pickerIn(canvasElement), huge);
    await canvas.findByText(/wall\.jpg .* too large \(96 MP\)/);
  },
};

export const ADismissedRefusalHandsTheFocusOn: Story = {
  name: 'A refusal that is dismissed hands the focus on',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), new File(['no'], 'torn.png', { type: 'image/png' }));
    (await canvas.findByRole('button', { name: 'Dismiss' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/^torn\.png/)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus());
  },
};

export const HeicIsExplained: Story = {
  name: 'A HEIC picture is explained, and not taken (D17)',
  tags: ['picture'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' }));
    await expect(await canvas.findByText(/IMG_0042\.HEIC: HEIC pictures can’t be shown here/)).toBeVisible();
    await expect(args.onFileChosen).not.toHaveBeenCalled();
  },
};

export const AWrongTypeIsHeardOnce: Story = {
  name: 'A file of the wrong type is told of once, where it is seen (A353, D40)',
  play: async ({ args, canvas, canvasElement }) => {
    const zone = canvasElement.querySelector('[data-component="DropZone"]')!;
    pasteInto(zone, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('notes.txt');
    for (const status of canvas.getAllByRole('status')) await expect(status).toHaveTextContent(/^$/);
    await expect(args.onFileChosen).not.toHaveBeenCalled();
  },
};

export const ARefusalBesideAPictureGoesWithIt: Story = {
  ...withPicture,
  name: 'What is said of a refused file, beside the picture that stays, is over once that is removed',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' });
    await userEvent.upload(pickerIn(canvasElement), new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' }));
    await expect(await canvas.findByText(/^IMG_0042\.HEIC/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await canvas.findByRole('button', { name: 'Choose a file' });
    await expect(canvas.queryByText(/^IMG_0042\.HEIC/)).toBeNull();
  },
};

export const OfTwoForOnePlace: Story = {
  name: 'Of two pictures for one place it is said which was taken, until another takes its place (A353)',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const two = ['quay.png', 'mast.png'].map((name) => asFile(chosenPicture(320, 200, name)));
    pasteInto(canvasElement.querySelector('[data-component="DropZone"]')!, ...two);
    await expect(await canvas.findByText('Only one picture fits here: quay.png was taken.')).toBeVisible();
    await userEvent.upload(pickerIn(canvasElement), asFile(chosenPicture(320, 200, 'buoy.png')));
    await canvas.findByRole('img', { name: 'Image: buoy.png' });
    await expect(canvas.queryByText(/^Only one picture fits here/)).toBeNull();
  },
};

const torn = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'torn.png', {
    type: 'image/png',
  });

export const OfSeveralTheFirstWholeOneIsTaken: Story = {
  name: 'Of several for one place the first that can be read is taken, and it is said of the others why not (A353)',
  play: async ({ canvas, canvasElement }) => {
    const whole = ['quay.png', 'mast.png'].map((name) => asFile(chosenPicture(320, 200, name)));
    pasteInto(canvasElement.querySelector('[data-component="DropZone"]')!, torn(), ...whole);
    await expect(await canvas.findByRole('img', { name: 'Image: quay.png' })).toBeVisible();
    await expect(canvas.getByText(/torn\.png could not be read/)).toHaveTextContent(
      /Only one picture fits here: quay\.png was taken\.$/,
    );
  },
};

export const ADamagedPictureIsExplained: Story = {
  name: 'A damaged picture is explained, and not taken',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), torn());
    await expect(await canvas.findByText(/torn\.png could not be read/)).toBeVisible();
    await expect(args.onFileChosen).not.toHaveBeenCalled();
  },
};

export const ALargePictureIsAdvisedAgainstAndTaken: Story = {
  name: 'A large picture is advised against and taken (A357)',
  ...withPicture,
  tags: ['picture'],
  args: { advice: [formWords.isLarge('sea.png', '12.4 MB', '10 MB')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^sea\.png is 12\.4 MB/)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' })).toBeVisible();
    // It is advice: nothing is complained of, and the file stays.
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeEnabled();
  },
};

const errorMessage = 'Please select an image first';

export const WithErrorMessage: Story = {
  name: 'What is wrong is the zone’s own error, and describes the button that mends it',
  tags: ['picture'],
  args: { errorMessage },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      new RegExp(`${errorMessage}$`),
    );
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(new RegExp(`${errorMessage}$`));
    await expect(canvasElement.querySelector('[data-component="DropZone"]')).toHaveAttribute('data-invalid');
  },
};

export const ErrorMessageForAFile: Story = {
  ...withPicture,
  name: 'What is wrong with a file that is there describes the button that replaces it',
  tags: ['picture'],
  args: { errorMessage: 'File too large: Please choose one under 10 MB' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Replace' })).toHaveAccessibleDescription(
      args.errorMessage!,
    );
    await expect(canvasElement.querySelector('[data-component="DropZone"]')).toHaveAttribute('data-invalid');
  },
};

export const RightToLeft: Story = { ...withPicture, tags: ['picture'], globals: { locale: 'ar' } };

export const Disabled: Story = { ...withPicture, args: { isDisabled: true } };
