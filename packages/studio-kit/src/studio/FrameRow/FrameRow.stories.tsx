import { titleOf } from '@kinora/contract';
import { LocaleProvider } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { creationDragType } from '../../history/ContactSheet/creationDragType.ts';
import { sixFrames } from '../../history/ContactSheet/ContactSheet.fixtures.ts';
import { FrameRow } from './FrameRow.tsx';

const meta = {
  title: 'Studio Kit/Studio/FrameRow',
  component: FrameRow,
  args: { frames: sixFrames, placeOf: (): string | null => 'Image', onFrameUsed: fn() },
} satisfies Meta<typeof FrameRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const broken = 'data:image/png;base64,AAAA';

export const Full: Story = { tags: ['picture', 'forced-colors'] };
export const NoInputTakesThem: Story = {
  name: 'Frames that no input takes have no button, and can be dragged to where one does',
  tags: ['picture'],
  args: { placeOf: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Kettle' })).toHaveAttribute('draggable', 'true');
  },
};
export const ALikedOneIsSaidToBe: Story = {
  name: 'A liked frame of the row is said to be, as it is circled',
  args: {
    frames: [
      { ...sixFrames[0]!, is_liked: true },
      { ...sixFrames[2]!, is_liked: false },
    ],
  },
  play: async ({ canvas }) => {
    const [liked, other] = canvas.getAllByRole('listitem');
    await expect(liked).toHaveTextContent(/Liked/);
    await expect(other).not.toHaveTextContent(/Liked/);
  },
};
export const NumberedInTheReadersLanguage: Story = {
  name: 'A frame’s number in the row is written as in its reader’s language, as on a card',
  args: { frames: [{ ...sixFrames[0]!, frame_number: 12_840 }] },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <FrameRow {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.840')).toBeVisible();
  },
};
export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
export const Empty: Story = {
  name: 'Where there is no frame yet they are blank and numbered, as high as those that come, and nobody hears of them',
  tags: ['picture'],
  args: { frames: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    const blanks = canvasElement.querySelectorAll<HTMLElement>('li > *');
    await expect(blanks).toHaveLength(14);
    await expect(blanks[0]!.offsetHeight).toBe(72);
  },
};

export const PictureThatDoesNotCome: Story = {
  name: 'A frame whose picture does not come shows the mark of its kind, and leads on and can be dragged as ever',
  tags: ['picture', 'forced-colors'],
  args: {
    frames: sixFrames.map((each, at) =>
      at % 3 ? { ...each, file_url: broken, thumbnail_url: broken } : each,
    ),
    frameHref: ({ id }) => `#${id}`,
  },
  play: async ({ canvas, canvasElement }) => {
    const [, kettle] = sixFrames;
    await waitFor(() => expect(canvasElement.querySelectorAll('li img')).toHaveLength(2));
    const mark = within(canvas.getByRole('link', { name: titleOf(kettle!) })).getByRole('img');
    await expect(mark.querySelector('svg')).toBeVisible();
    await expect(mark).toHaveAttribute('draggable', 'true');
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

export const TravelsByItsId: Story = {
  name: 'A frame that is dragged takes its id along for a slot, and its address and words for anything else',
  play: async ({ canvas }) => {
    const dataTransfer = new DataTransfer();
    const picture = canvas.getByRole('img', { name: 'Kettle' });
    picture.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer }));
    const { id, file_url: address } = sixFrames[1]!;
    await expect(dataTransfer.getData(creationDragType)).toBe(id);
    await expect(dataTransfer.getData('text/plain')).toBe('Kettle');
    await expect(dataTransfer.getData('text/uri-list')).toBe(address);
  },
};
