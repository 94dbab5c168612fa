import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asFile, drawnPicture } from '../../testing/drawnPicture.ts';
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
} satisfies Meta<typeof KeepingUploadZone>;

export default meta;
type Story = StoryObj<typeof meta>;

const pickerIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]')!;
const withPicture: Story = {
  loaders: [async () => ({ picture: await drawnPicture() })],
  render: (args, { loaded }) => <KeepingUploadZone {...args} file={loaded['picture']} />,
};

export const Empty: Story = { tags: ['picture', 'narrow', 'forced-colors'] };

export const Full: Story = {
  ...withPicture,
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Image: harbour-at-dawn.png' })).toBeVisible();
    await expect(canvas.getByText(/1280 × 720/)).toBeVisible();
  },
};

export const AChosenPictureIsShownAndCanBeRemoved: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), asFile(await drawnPicture(640, 480, 'quay.png')));
    await expect(await canvas.findByRole('img', { name: 'Image: quay.png' })).toBeVisible();
    await expect(args.onFileChosen).toHaveBeenCalledWith(
      expect.objectContaining({
        source: 'picker',
        file: expect.objectContaining({ width: 640, height: 480 }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture' }));
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const HeicIsExplained: Story = {
  tags: ['picture'],
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), new File(['x'], 'IMG_0042.HEIC', { type: 'image/heic' }));
    await expect(await canvas.findByText(/IMG_0042\.HEIC: HEIC pictures can’t be shown here/)).toBeVisible();
    await expect(args.onFileChosen).not.toHaveBeenCalled();
  },
};

export const ADamagedPictureIsExplained: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      pickerIn(canvasElement),
      new File(['not a png'], 'torn.png', { type: 'image/png' }),
    );
    await expect(await canvas.findByText(/torn\.png could not be read/)).toBeVisible();
    await expect(args.onFileChosen).not.toHaveBeenCalled();
  },
};

export const ALargePictureIsAdvisedAgainstAndTaken: Story = {
  name: 'A357 A large picture is advised against and taken',
  ...withPicture,
  tags: ['picture'],
  args: { advice: ['sea.png is 12.4 MB. Pictures over 10 MB take longer and may be refused.'] },
};

export const Complained: Story = { tags: ['picture'], args: { complaint: 'Please select an image first' } };

export const Disabled: Story = { ...withPicture, args: { isDisabled: true } };
