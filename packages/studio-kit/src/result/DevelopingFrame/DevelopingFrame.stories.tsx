import { pictures } from '@kinora/contract/testing';
import { Button } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { DevelopingFrame, type DevelopingFrameProps } from './DevelopingFrame.tsx';

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

/** As a run brings it: sent, accepted, in line, at work. */
const states: readonly Partial<DevelopingFrameProps>[] = [
  { label: 'Uploading...', progress: 0.4, onCancelRequested: () => {} },
  { label: 'Generating Video...', progress: null },
  {
    label: 'Generating Video...',
    caption: 'Video generation started. Please wait...',
    progress: null,
    position: 2,
    cancelNote: 'Cancelling gives back everything it took.',
    onCancelRequested: () => {},
    onAnotherRequested: () => {},
  },
  {
    label: 'Generating Video...',
    caption: 'Video generation started. Please wait...',
    progress: 0.62,
    cancelNote: 'Cancelling gives nothing back: the engine has started.',
    onCancelRequested: () => {},
    onAnotherRequested: () => {},
  },
];

function Run() {
  const [at, setAt] = useState(0);
  return (
    <>
      <DevelopingFrame ratio={16 / 9} label="" progress={null} {...states[at]} />
      <hr />
      <Button onPress={() => setAt(at + 1)}>Next</Button>
    </>
  );
}

export const NothingMoves: Story = {
  name: 'From the first file that goes up to the last of the work nothing under the frame moves, whatever room there is, and the words keep clear of it',
  tags: ['!picture'],
  render: () => (
    <>
      {[288, 358, 520, 656, 1000].map((inlineSize) => (
        <div key={inlineSize} data-testid={inlineSize} style={{ inlineSize }}>
          <Run />
        </div>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const each of canvas.getAllByTestId(/^\d+$/)) {
      const topOf = (part: Element) => part.getBoundingClientRect().top - each.getBoundingClientRect().top;
      const places = () => {
        const about = each.querySelector('[data-part="told"]')!;
        const cancel = [...each.querySelectorAll('button')].find((button) => button.innerText === 'Cancel');
        return {
          words: topOf(about.firstElementChild!),
          end: topOf(each.querySelector('hr')!),
          cancel: cancel && [topOf(cancel), cancel.getBoundingClientRect().right],
        };
      };
      const first = places();
      const frame = each.querySelector<HTMLElement>('[data-part="ground"]')!;
      await expect(first.words - topOf(frame) - frame.offsetHeight).toBeGreaterThanOrEqual(6);
      for (const next of states.slice(1)) {
        await userEvent.click([...each.querySelectorAll('button')].at(-1)!);
        await expect(places()).toEqual(next.onCancelRequested ? first : { ...first, cancel: undefined });
      }
    }
  },
};

export const Tall: Story = { tags: ['narrow'], args: { ratio: 9 / 16 } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };
