import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Upload } from '../../icons/glyphs.ts';
import { FileButton } from './FileButton.tsx';

const meta = {
  title: 'Design System/Actions/FileButton',
  component: FileButton,
  args: { accept: 'image/*', onFilesPicked: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { icon: Upload } };

export const ReportsWhatWasPicked: Story = {
  name: 'A file button offers the right types and reports what was picked',
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('no file input');
    await expect(input).toHaveAttribute('accept', 'image/*');
    const photo = new File(['x'], 'boat.png', { type: 'image/png' });
    await userEvent.upload(input, photo);
    await expect(args.onFilesPicked).toHaveBeenCalledWith({ files: [photo] });
  },
};

export const SeveralFiles: Story = {
  name: 'A file button for several files says so and reports them all',
  args: { allowsMultiple: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    const files = ['boat.png', 'sea.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, files);
    await expect(args.onFilesPicked).toHaveBeenCalledWith({ files });
  },
};
