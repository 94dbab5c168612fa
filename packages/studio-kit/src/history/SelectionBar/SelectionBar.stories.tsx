import { Button } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, type Mock } from 'storybook/test';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'Studio Kit/History/SelectionBar',
  component: SelectionBar,
  args: {
    count: 3,
    onSelectionCleared: fn(),
    onAlbumRequested: fn(),
    onZipRequested: fn(),
    onDeleteRequested: fn(),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'The bar says how many creations are chosen',
  tags: ['picture', 'narrow', 'forced-colors'],
  args: { count: 2, onCompareRequested: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 creations chosen');
  },
};

export const OneStopForTheTabKey: Story = {
  name: 'The bar is one stop for Tab; arrows walk from button to button, and each asks for what it says (D35)',
  render: (args) => (
    <>
      <SelectionBar {...args} />
      <Button>After</Button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to album' })).toHaveFocus());
    const asked = [
      args.onAlbumRequested,
      args.onZipRequested,
      args.onDeleteRequested,
      args.onSelectionCleared,
    ] as Mock[];
    const toldOf = () => asked.map(({ mock }) => mock.calls.length);
    await userEvent.keyboard('{Enter}');
    await expect(toldOf()).toEqual([1, 0, 0, 0]);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(toldOf()).toEqual([1, 1, 0, 0]);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(toldOf()).toEqual([1, 1, 1, 0]);
    // From its last button the browser leaves the bar; the typist of the tests looks for the next one too early.
    await fireEvent.keyDown(canvas.getByRole('button', { name: 'Delete' }), { key: 'Tab' });
    await expect(canvas.getByRole('button', { name: 'Choose none' })).toHaveFocus();
    canvas.getByRole('button', { name: 'After' }).focus();
    await userEvent.tab({ shift: true });
    // One comes back to where one was.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(toldOf()).toEqual([1, 1, 1, 1]);
  },
};

export const One: Story = {
  name: 'One chosen creation is told as one',
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 creation chosen');
  },
};

export const MoreThanCouldBeChosen: Story = {
  name: 'All there are can be chosen, where more are there than have come (D35)',
  args: { count: 60, total: 212, onAllRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose all 212' }));
    await expect(args.onAllRequested).toHaveBeenCalledTimes(1);
  },
};

export const TwoRowsOnAPhone: Story = {
  name: 'On a phone the bar takes two rows at most, whatever can be done with what is chosen',
  tags: ['picture'],
  args: { count: 2, total: 212, onAllRequested: fn(), onCompareRequested: fn() },
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <SelectionBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect());
    await expect(buttons).toHaveLength(6);
    const middles = buttons.map(({ top, bottom }) => Math.round((top + bottom) / 2));
    await expect(new Set(middles).size).toBeLessThanOrEqual(2);
  },
};

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };
