import { titleOf, wanImageToVideo } from '@kinora/contract';
import { creationFixture, jobFixture } from '@kinora/contract/testing';
import { Text } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { chosenPicture } from '../../testing/chosenPicture.ts';
import { pictureCreation } from '../../result/results.fixtures.ts';
import { wanDraft } from '../Studio/Studio.fixtures.tsx';
import { Stage } from './Stage.tsx';

const meta = {
  title: 'Studio Kit/Studio/Stage',
  component: Stage,
  tags: ['picture'],
  args: {
    tool: wanImageToVideo,
    draft: {},
    phase: { name: 'idle' },
    children: <Text>The inputs stand here.</Text>,
    onCreateAnotherRequested: fn(),
    onRetryRequested: fn(),
    onReconnectRequested: fn(),
    onDismissed: fn(),
  },
  loaders: [() => ({ picture: chosenPicture() })],
  render: (args, { loaded }) => <Stage {...args} draft={wanDraft(loaded['picture'])} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const job = jobFixture({ progress: 0.4 });

export const Empty: Story = {
  name: 'A stage with nothing under way shows the inputs, and no progress',
  tags: ['!picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The inputs stand here.')).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const Uploading: Story = { args: { phase: { name: 'uploading', share: 0.25 } } };
export const Queued: Story = {
  args: {
    phase: {
      name: 'running',
      taskId: job.task_id,
      job: { progress: null, position: 2 },
    },
  },
};
export const Loading: Story = {
  name: 'A run under way shows its progress in the place of the inputs',
  tags: ['narrow', 'forced-colors'],
  args: { phase: { name: 'running', taskId: job.task_id, job } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.queryByText('The inputs stand here.')).toBeNull();
  },
};
export const Error: Story = {
  name: 'A failed run says that nothing was charged, and can be tried again',
  args: {
    phase: {
      name: 'failed',
      problem: { kind: 'Unexpected', message: 'The wick was wet.' },
      isCertain: true,
      saying: wanImageToVideo.words.failed,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Nothing was charged/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryRequested).toHaveBeenCalledTimes(1);
  },
};
export const Offline: Story = {
  name: 'A run that was lost from sight can be looked for again',
  args: {
    phase: { name: 'lost', taskId: job.task_id, problem: { kind: 'Offline', message: 'You are offline.' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }));
    await expect(args.onReconnectRequested).toHaveBeenCalledTimes(1);
  },
};
export const Done: Story = {
  name: 'A finished run offers to create another',
  tags: ['!picture'],
  args: { phase: { name: 'done', result: { is: 'creation', creation: creationFixture() } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Another' }));
    await expect(args.onCreateAnotherRequested).toHaveBeenCalledTimes(1);
  },
};

/** Where the corners lie that are drawn around what is in it. */
function cornersIn(ground: Element) {
  const { blockSize, boxShadow, inlineSize, left, marginLeft, paddingLeft } = getComputedStyle(
    ground,
    '::after',
  );
  return {
    isSeen: boxShadow !== 'none',
    x:
      ground.getBoundingClientRect().x +
      [left, marginLeft, paddingLeft].reduce((sum, each) => sum + parseFloat(each), 0),
    width: parseFloat(inlineSize),
    height: parseFloat(blockSize),
  };
}

export const CornersOfThePicture: Story = {
  name: 'A stage that has the focus marks the corners of its picture, and has no ring of its own',
  tags: ['!picture'],
  args: {
    phase: { name: 'done', result: { is: 'creation', creation: pictureCreation() } },
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: titleOf(pictureCreation()) });
    const stage = canvas.getByRole('region');
    const ground = picture.parentElement!;
    await expect(getComputedStyle(ground, '::after').content).toBe('none');
    stage.focus();
    await waitFor(() => expect(cornersIn(ground).isSeen).toBe(true));
    const { x, width, height } = cornersIn(ground);
    const lies = picture.getBoundingClientRect();
    await expect(Math.abs(x - lies.x)).toBeLessThan(1);
    await expect(Math.abs(width - lies.width)).toBeLessThan(1);
    await expect(Math.abs(height - lies.height)).toBeLessThan(1);
    await expect(getComputedStyle(stage).boxShadow).toBe('none');
  },
};

export const RingOfWhatFailed: Story = {
  name: 'A failure stands under what was worked on, and has the ring where the stage has the focus, alone',
  tags: ['!picture'],
  args: Error.args!,
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region');
    stage.focus();
    const failure = canvas.getByRole('alert');
    await expect(failure).toHaveTextContent('The wick was wet.');
    await expect(failure.previousElementSibling).toBeVisible();
    const ringed = [stage, ...stage.children].filter((each) => getComputedStyle(each).boxShadow !== 'none');
    await expect(ringed).toEqual([failure]);
  },
};
