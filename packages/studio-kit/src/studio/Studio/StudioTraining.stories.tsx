import { initialValues, modelTraining, type AnyTool, type Job } from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { mara, ToolStudio, type ToolStudioProps } from './Studio.fixtures.tsx';

const tool = modelTraining as unknown as AnyTool;
const rich = { ...mara, balance: 120 };

/** A tool that makes a model: what it shows from the offer to the end (D32). */
const meta = {
  title: 'Studio Kit/Studio/Studio/Training',
  component: ToolStudio,
  tags: ['picture'],
  parameters: { layout: 'fullscreen' },
  args: { tool, scenario: { trains: true, jobs: 'hold', accounts: [rich] } },
  loaders: [
    () => {
      const picture = asFile(chosenPicture());
      const media = (name: string) => ({
        name,
        type: picture.type,
        size: picture.size,
        blob: picture,
        width: 640,
        height: 480,
      });
      const images = ['north', 'south', 'east', 'west', 'above'].map((name) => media(`${name}.png`));
      return {
        draft: { ...initialValues(modelTraining), name: 'Harbour', triggerWord: 'myharbour', images },
      };
    },
  ],
  render: (args, { loaded }) => (
    <ToolStudio
      draft={loaded['draft'] as object}
      result={<p>The model is there.</p>}
      {...args}
      onApi={(api) => (server = api)}
    />
  ),
} satisfies Meta<typeof ToolStudio>;

/** Of the story that runs. */
let server: FakeStudioApi;

export default meta;
type Story = StoryObj<ToolStudioProps>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas, userEvent }) => {
  const start = await canvas.findByRole('button', { name: /Start training/ });
  await waitFor(() => expect(start).toBeEnabled());
  await userEvent.click(start);
};
const task = () =>
  waitFor(() => {
    const [id] = server.world.jobs.keys();
    if (!id) throw new Error('There is no job yet.');
    return id;
  });
const move = async (change: Partial<Pick<Job, 'status' | 'progress' | 'position' | 'message'>>) =>
  server.jobs.advance(await task(), change);

export const Offered: Story = {
  name: 'The price, who pays, and that the set is sent, stand there before the press (A250, D32)',
  tags: ['narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('50 credits · balance 120')).toBeVisible();
    await expect(canvas.getByText(/sends these pictures to this server and on to its trainer/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Start training/ })).toBeEnabled());
    await expect(server.world.uploads.size).toBe(0);
  },
};

export const TooFewCredits: Story = {
  name: 'With too few credits it says how many are missing, and included generations do not count (D32)',
  args: { scenario: { trains: true, accounts: [{ ...mara, balance: 12 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 38 more credits')).toBeVisible();
  },
};

export const LookedAt: Story = {
  name: 'Each picture that could be better is named before anything is sent, and the press is still theirs (D32)',
  args: {
    looker: {
      look: async () => [[], [{ is: 'copy', of: 0 }], [{ is: 'blurred' }], [], []],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 of 5 pictures could be better', { ignore: '[role=status]' }),
    ).toBeVisible();
    await expect(canvas.getByText(/looks like north\.png/)).toBeVisible();
    await expect(canvas.getByText(/not sharp/)).toBeVisible();
    await expect(canvas.getByText('With 10 to 20 pictures it learns more.')).toBeVisible();
    await expect([server.world.jobs.size, server.world.uploads.size]).toEqual([0, 0]);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Start training/ })).toBeEnabled());
  },
};

const sends = (upload: FakeStudioApi['storage']['upload']) => () => Object.assign(server.storage, { upload });

export const Sending: Story = {
  name: 'While pictures are sent it is told how far they are, and nothing is reserved yet (D32)',
  render: (args, { loaded }) => {
    const { images, ...draft } = loaded['draft'] as { images: readonly object[] };
    // Too much for one request, so each is uploaded by itself.
    const large = { ...draft, images: images.map((each) => ({ ...each, size: 3_000_000 })) };
    return <ToolStudio {...args} draft={large} onApi={(api) => (server = api)} />;
  },
  play: async (context) => {
    await waitFor(() => expect(server).toBeDefined());
    sends((_file, { onProgress }) => {
      onProgress?.(0.5);
      return new Promise(() => {});
    })();
    await press(context);
    const bar = await context.canvas.findByRole('progressbar');
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0));
    await expect(server.world.current).toMatchObject({ balance: 120, held: 0 });
    await expect(server.world.jobs.size).toBe(0);
  },
};

export const Queued: Story = {
  name: 'A training in the queue tells its place and what cancelling gives back (D36)',
  play: async (context) => {
    await press(context);
    await move({ status: 'queued', position: 2 });
    await expect(await context.canvas.findByText(/2/, { selector: 'bdi, [data-part] *' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(server.world.current).toMatchObject({ balance: 70, held: 50 });
  },
};

export const Training: Story = {
  name: 'A training tells its progress where the trainer does; cancelling still gives all back (A249)',
  play: async (context) => {
    await press(context);
    await move({ status: 'running', progress: 0.4, position: null });
    const bar = await context.canvas.findByRole('progressbar', { name: 'Training...' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
    await expect(context.canvas.getByRole('button', { name: 'Training...' })).toBeDisabled();
  },
};

export const Done: Story = {
  name: 'What came of a training stands where the form was (D32)',
  tags: ['!picture'],
  play: async (context) => {
    await press(context);
    await move({ status: 'running', progress: null, position: null });
    await move({ status: 'completed', progress: 1 });
    await expect(await context.canvas.findByText('The model is there.')).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { level: 1 }).nextSibling).toHaveTextContent(
        'Training finished',
      ),
    );
    await expect(server.world.current).toMatchObject({ balance: 70, held: 0 });
  },
};

export const FailedAndRefunded: Story = {
  name: 'A training that failed says why and that nothing was charged, and keeps its set (D32)',
  play: async (context) => {
    await press(context);
    await move({
      status: 'failed',
      message: 'The model refused this: no subject was found. Nothing was charged.',
    });
    const { canvas } = context;
    await expect(await canvas.findByText(/no subject was found\. Nothing was charged\./)).toBeVisible();
    await expect(await canvas.findByText('50 credits · balance 120')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Add More Images (5/20)' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'A training that is cancelled while it runs gives all back, and the form is as it was (D36)',
  tags: ['!picture'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context);
    await move({ status: 'running', progress: null, position: null });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByText('50 credits · balance 120')).toBeVisible();
    await expect(server.world.current).toMatchObject({ balance: 120, held: 0 });
    await expect(canvas.getByRole('textbox', { name: /Model name/ })).toHaveValue('Harbour');
  },
};
