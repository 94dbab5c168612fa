import { pictures } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DevelopingFrame } from './DevelopingFrame.tsx';

const meta = {
  title: 'Studio Kit/Result/DevelopingFrame',
  component: DevelopingFrame,
  tags: ['picture'],
  args: {
    ratio: 16 / 9,
    label: 'Generating Video...',
    progress: 0.62,
    picture: <img src={pictures.ember.url} alt="" />,
  },
} satisfies Meta<typeof DevelopingFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Developing: Story = {
  name: 'A frame that develops tells how far it is',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Generating Video...' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
  },
};

export const InLine: Story = {
  name: 'In line: how many are ahead is seen once',
  args: { progress: null, position: 2 },
  play: async ({ canvas }) => {
    // What only a screen reader hears takes no more room than a dot.
    const seen = canvas
      .getAllByText('2 ahead in line')
      .filter((words) => words.getBoundingClientRect().width > 1);
    await expect(seen).toHaveLength(1);
    await expect(seen[0]).toBeVisible();
  },
};

export const Captioned: Story = {
  name: 'Captioned: more is read under it than its progress is called',
  args: { caption: 'Video generation started. Please wait...' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Video generation started. Please wait...')).toBeVisible();
    await expect(canvas.queryByText('Generating Video...')).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'Generating Video...' })).toBeVisible();
  },
};

export const WithoutAPicture: Story = { args: { picture: null, ratio: 1 } };

export const Cancellable: Story = {
  tags: ['narrow', 'forced-colors'],
  args: { cancelNote: 'All credits come back.', onCancelRequested: () => {} },
};

export const CancellingIsAskedForOnce: Story = {
  name: 'Cancelling is asked for once, and says before what comes back (D36)',
  tags: ['!picture'],
  args: { cancelNote: 'All credits come back.', onCancelRequested: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('All credits come back.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancelRequested).toHaveBeenCalledTimes(1);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone what comes back is said above the buttons, which stand in one line (D36)',
  args: {
    caption: 'Video generation started. Please wait...',
    cancelNote: 'Cancelling gives back everything it took.',
    onCancelRequested: () => {},
    onAnotherRequested: () => {},
  },
  render: (args) => (
    <div style={{ inlineSize: 358 }}>
      <DevelopingFrame {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [another, cancel] = canvas.getAllByRole('button').map((each) => each.getBoundingClientRect());
    await expect(cancel!.top).toBe(another!.top);
    await expect(
      canvas.getByText(String(args.cancelNote)).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(another!.top);
  },
};

export const Tall: Story = { tags: ['narrow'], args: { ratio: 9 / 16 } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
