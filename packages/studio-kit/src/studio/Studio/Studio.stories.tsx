import type { FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { asFile, drawnPicture } from '../../testing/drawnPicture.ts';
import { mara, WanStudio, wanDraft } from './Studio.fixtures.tsx';

const meta = {
  title: 'Studio Kit/Studio/Studio',
  component: WanStudio,
  parameters: { layout: 'fullscreen' },
  args: { onSignInRequested: fn(), onCreditsRequested: fn() },
  loaders: [async () => ({ picture: await drawnPicture() })],
  render: (args, { loaded }) => <WanStudio {...args} draft={wanDraft(loaded['picture'])} />,
} satisfies Meta<typeof WanStudio>;

export default meta;
type Story = StoryObj<typeof meta>;

let api: FakeStudioApi;
const onApi = (made: FakeStudioApi) => {
  api = made;
};
const runningTask = async () => {
  const [job] = await api.generate.running();
  return job!.task_id;
};

export const Empty: Story = {
  tags: ['picture', 'narrow', 'forced-colors'],
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const ChoosingAPictureOpensTheForm: Story = {
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas, canvasElement, userEvent, loaded }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(picker, asFile(loaded['picture']));
    await expect(await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe the animation/ })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Motion strength' })).toHaveValue('5');
    await expect(canvas.getByText('720p')).toBeVisible();
  },
};

export const Full: Story = {
  tags: ['picture', 'narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /harbour/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Generate Video/ })).not.toHaveAttribute('aria-disabled');
  },
};

export const ThePriceFollowsTheDuration: Story = {
  play: async ({ canvas, userEvent }) => {
    const duration = await canvas.findByRole('slider', { name: 'Duration' });
    await canvas.findByText('200 credits · included, 3 of 3 left');
    duration.focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('150 credits · included, 3 of 3 left')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('250 credits · included, 3 of 3 left')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset duration' }));
    await expect(canvas.getByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const PressingTooSoonSaysWhatIsMissing: Story = {
  tags: ['picture'],
  render: (args) => <WanStudio {...args} />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await waitFor(async () =>
      expect(await canvas.findAllByText('Please select an image first')).not.toHaveLength(0),
    );
  },
};

export const Running: Story = {
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: /Generating Video\.\.\./ })).toBeDisabled();
    api.jobs.advance(await runningTask(), { status: 'running', progress: 0.62, position: null });
    const bar = canvas.getByRole('progressbar', { name: /Generating Video/ });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '62'));
  },
};

export const Done: Story = {
  tags: ['picture', 'narrow'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: 'Create Another' })).toBeVisible();
    const clip = canvasElement.querySelector('video')!;
    await waitFor(() => expect(clip.readyState).toBeGreaterThan(1));
    await expect(await canvas.findByText('200 credits · included, 2 of 3 left')).toBeVisible();
  },
};

export const CreateAnotherClearsInputsAndResult: Story = {
  play: async (context) => {
    await Done.play!(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }));
    await expect(canvas.queryByRole('button', { name: 'Create Another' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /Describe/ })).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByRole('button', { name: /Generating/ });
    api.jobs.advance(await runningTask(), { status: 'failed', message: 'The picture could not be read.' });
    await expect(await canvas.findByText(/Nothing was charged/)).toBeVisible();
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    scenario: {
      accounts: [mara],
      failures: {
        'generate.submit': { kind: 'Offline', message: 'You are offline. What you typed is kept.' },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe/ })).toHaveValue(
      'Waves roll in while the light turns gold',
    );
  },
};

export const NoCredits: Story = {
  tags: ['picture', 'narrow'],
  args: { scenario: { accounts: [{ ...mara, included: 0, balance: 12 }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You need 188 more credits')).toBeVisible();
  },
};

export const NoCreditsLeadsOn: Story = {
  args: NoCredits.args!,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Get more credits' }));
    await expect(args.onCreditsRequested).toHaveBeenCalledTimes(1);
  },
};

export const Visitor: Story = {
  args: { scenario: { accounts: [mara], isVisitor: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Generate Video/ }));
    await waitFor(() => expect(args.onSignInRequested).toHaveBeenCalledTimes(1));
  },
};

export const VeryLongText: Story = {
  tags: ['picture'],
  render: (args, { loaded }) => (
    <WanStudio
      {...args}
      draft={wanDraft(loaded['picture'], 'Donaudampfschifffahrtsgesellschaft '.repeat(20))}
    />
  ),
};

export const RightToLeft: Story = {
  tags: ['picture'],
  globals: { locale: 'ar' },
  render: (args, { loaded }) => (
    <WanStudio {...args} draft={wanDraft(loaded['picture'], 'أمواج هادئة عند الفجر')} />
  ),
};

export const Tall: Story = {
  tags: ['picture'],
  loaders: [async () => ({ picture: await drawnPicture(720, 1280, 'tower.png') })],
};
