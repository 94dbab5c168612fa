import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Design System/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Library',
    items: [
      { id: 'all', label: 'All', content: <Text>Everything you have made.</Text> },
      { id: 'images', label: 'Images', content: <Text>Images only.</Text> },
      { id: 'videos', label: 'Videos', content: <Text>Videos only.</Text> },
      { id: 'trash', label: 'Trash', content: <Text>Deleted in the last 30 days.</Text> },
    ],
    onSelectedChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ArrowsChooseAndTabLeadsIntoThePanel: Story = {
  name: 'Arrows choose a tab, and Tab leads into its panel',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Images' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel', { name: 'Images' })).toBeVisible();
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith({ id: 'images' });
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Trash' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Trash' })).toHaveFocus());
  },
};

export const PointerChooses: Story = {
  name: 'A press chooses a tab',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Videos' }));
    await expect(canvas.getByText('Videos only.')).toBeVisible();
    await expect(canvas.queryByText('Everything you have made.')).toBeNull();
  },
};

export const DisabledIsSteppedOver: Story = {
  name: 'A disabled tab is stepped over',
  args: {
    items: [
      { id: 'a', label: 'Now', content: 'Now' },
      { id: 'b', label: 'Later', content: 'Later', isDisabled: true },
      { id: 'c', label: 'Before', content: 'Before' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Before' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Now' })).toHaveFocus());
  },
};

export const ARowWithoutRoomScrollsToWhatIsChosen: Story = {
  name: 'A row of tabs without room scrolls to what is chosen',
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      label: `Category ${index + 1}`,
      content: `Content ${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('tab', { name: 'Category 9' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1),
    );
  },
};

export const VerticalTheArrowsWalkDown: Story = {
  name: 'Vertical tabs stand beside their panel, and arrows walk them down',
  args: { orientation: 'vertical' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    const [first, second] = canvas.getAllByRole('tab');
    await expect(second?.getBoundingClientRect().top ?? 0).toBeGreaterThan(
      first?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    );
    const panel = canvas.getByRole('tabpanel').getBoundingClientRect();
    await expect(panel.left).toBeGreaterThan(
      first?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(second).toHaveFocus());
    await expect(canvas.getByText('Images only.')).toBeVisible();
  },
};

export const VerticalLongWordsLeaveThePanelItsRoom: Story = {
  name: 'Long words in vertical tabs leave the panel its room',
  globals: { viewport: { value: 'narrow' } },
  args: {
    orientation: 'vertical',
    items: [
      { id: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen', content: 'One' },
      { id: 'b', label: 'Two', content: 'Two' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('tabpanel').getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const RightToLeftWalksToTheLeft: Story = {
  name: 'Tabs go on to the left where reading goes from right to left',
  globals: { locale: 'ar' },
  args: {
    label: 'المكتبة',
    items: [
      { id: 'all', label: 'الكل', content: 'كل شيء' },
      { id: 'images', label: 'صور', content: 'الصور' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('tab');
    await expect(first?.getBoundingClientRect().left ?? 0).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const ConsumerStylesWinOverTheComponents: Story = {
  name: 'A consumer’s styles win over those of tabs',
  args: { className: 'consumer' },
  render: (args) => (
    <>
      <style>{'.consumer { row-gap: 20px; }'}</style>
      <Tabs {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="Tabs"]');
    if (!root) throw new Error('no tabs');
    await expect(getComputedStyle(root).rowGap).toBe('20px');
  },
};
