import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { creationDragType } from '../../history/ContactSheet/creationDrag.ts';
import { sixFrames } from '../../history/ContactSheet/ContactSheet.fixtures.ts';
import { FrameRow } from './FrameRow.tsx';

const meta = {
  title: 'Studio Kit/Studio/FrameRow',
  component: FrameRow,
  args: { frames: sixFrames, placeOf: (): string | null => 'Image', onFrameUsed: fn(), onDragged: fn() },
} satisfies Meta<typeof FrameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['picture', 'forced-colors'] };
export const NoInputTakesThem: Story = {
  name: 'Frames that no input takes have no button, and cannot be dragged',
  tags: ['picture'],
  args: { placeOf: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Kettle' })).toHaveAttribute('draggable', 'false');
  },
};
export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
export const Empty: Story = {
  name: 'Nothing is shown where there is no frame',
  args: { frames: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const IsUsedByKeyboard: Story = {
  name: 'A frame is used by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Use Harbour at dawn as Image' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFrameUsed).toHaveBeenCalledWith({ creation: sixFrames[1] });
  },
};

export const IsSeenLarge: Story = {
  tags: ['picture'],
  name: 'A frame leads to where it is seen large, by keyboard too, and can still be dragged',
  args: { frameHref: ({ id }) => `#${id}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Harbour at dawn' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAttribute('href', `#${sixFrames[0]!.id}`);
    await expect(within(link).getByRole('img')).toHaveAttribute('draggable', 'true');
  },
};

export const TravelsWhole: Story = {
  name: 'A frame that is dragged takes its creation along, and is told to be over at the end',
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    const picture = canvas.getByRole('img', { name: 'Kettle' });
    picture.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    const { id, type, file_url: address } = sixFrames[1]!;
    // All that a slot needs of it, and for anything else its words and its address.
    await expect(JSON.parse(dataTransfer.getData(creationDragType))).toEqual({ id, type, file_url: address });
    await expect(dataTransfer.getData('text/plain')).toBe('Kettle');
    await expect(dataTransfer.getData('text/uri-list')).toBe(address);
    await expect(args.onDragged).toHaveBeenLastCalledWith({ creation: sixFrames[1] });
    picture.dispatchEvent(new DragEvent('dragend', { bubbles: true, dataTransfer }));
    await expect(args.onDragged).toHaveBeenLastCalledWith({ creation: null });
  },
};
