import { inlineLimit } from '@kinora/contract';
import type { FakeStudioApi } from '@kinora/contract/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { asFile, chosenPicture } from '../../testing/chosenPicture.ts';
import { mara, type WanStudio } from './Studio.fixtures.tsx';
import { desk, wanStudioStory } from './wanStudioStory.fixtures.tsx';

const meta = {
  ...wanStudioStory,
  title: 'Studio Kit/Studio/Studio/Run',
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

export const Running: Story = {
  name: 'A clip that is made shows its progress, and the button is busy (A270, A354)',
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
  name: 'A clip that is done is shown, with Create Another, and paid by an included generation (A257, D11)',
  tags: ['picture', 'narrow'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByRole('button', { name: 'Create Another' })).toBeVisible();
    const clip = () => canvasElement.querySelector('video');
    await waitFor(() => expect(clip()?.readyState).toBeGreaterThan(1));
    await expect(await canvas.findByText('200 credits · included, 2 of 3 left')).toBeVisible();
  },
};

export const CreateAnotherClearsInputsAndResult: Story = {
  name: 'Create Another clears inputs and result, and both can be had back (A258)',
  play: async (context) => {
    await Done.play!(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Another' }));
    await expect(canvas.queryByRole('button', { name: 'Create Another' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: /Describe/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Create Another' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Describe/ })).not.toHaveValue('');
  },
};

export const Failed: Story = {
  name: 'A clip that failed charged nothing, and its included generation is there again (D11)',
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

export const ThePromptStaysWhereItIs: Story = {
  name: 'The picture, the frame that develops and the clip lie in one place, and the prompt stays in its own',
  globals: desk,
  // As high as the window, as a page has it.
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  loaders: [() => ({ picture: chosenPicture(1600, 1067) })],
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const prompt = canvas.getByRole('textbox', { name: /Describe the animation/ });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
    await canvas.findByText('200 credits · included, 3 of 3 left');
    const picture = await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ });
    await waitFor(() => expect(picture.clientHeight).toBeGreaterThan(100));
    const places = (shown: Element) => [top(shown), Math.round(shown.clientHeight), top(prompt)];
    const before = places(picture);
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await canvas.findByRole('progressbar', { name: /Generating Video/ });
    const ground = canvasElement.querySelector('[data-part="ground"]')!;
    await expect(places(ground)).toEqual(before);
    api.jobs.advance(await runningTask(), { status: 'running', progress: 0.62, position: null });
    await waitFor(() =>
      expect(canvas.getByRole('progressbar', { name: /Generating Video/ })).toHaveAttribute(
        'aria-valuenow',
        '62',
      ),
    );
    await expect(places(ground)).toEqual(before);
    api.jobs.advance(await runningTask(), { status: 'completed', progress: 1 });
    const clip = await waitFor(() => {
      const found = canvasElement.querySelector('[data-component="ResultPlayer"] video');
      if (!found) throw new Error('No clip yet.');
      return found;
    });
    await waitFor(() => expect(places(clip)).toEqual(before));
    await expect(canvas.getByRole('button', { name: 'Create Another' })).toBeVisible();
    await expect(top(canvas.getByRole('button', { name: 'Create Another' }))).toBeLessThan(top(prompt));
  },
};

export const TheKeyboardAloneMakesAClip: Story = {
  name: 'A clip is made by keyboard alone, and put away',
  globals: desk,
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    const reach = async (element: HTMLElement) => {
      for (let count = 0; count < 30 && document.activeElement !== element; count += 1) await userEvent.tab();
      await waitFor(() => expect(element).toHaveFocus());
    };
    await reach(canvas.getByRole('textbox', { name: /Describe the animation/ }));
    await userEvent.keyboard('. The camera drifts in');
    await reach(canvas.getByRole('slider', { name: 'Duration' }));
    await userEvent.keyboard('{Home}');
    await reach(canvas.getByRole('button', { name: /Generate Video/ }));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('progressbar', { name: /Generating Video/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Input and result' })).toHaveFocus());
    api.jobs.advance(await runningTask(), { status: 'completed', progress: 1 });
    await reach(await canvas.findByRole('button', { name: 'Create Another' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Create Another' })).toBeNull());
  },
};

export const CancelledOnTheFrame: Story = {
  name: 'Cancelling on the frame says what comes back, and the form is there again (D36)',
  args: { scenario: { accounts: [mara], jobs: 'hold' }, onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await expect(await canvas.findByText('Cancelling gives back everything it took.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('The generation was cancelled')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: /Describe/ })).toHaveValue(
      'Waves roll in while the light turns gold',
    );
    await expect(await canvas.findByText('200 credits · included, 3 of 3 left')).toBeVisible();
  },
};

export const CancelledOnItsWay: Story = {
  name: 'Cancelling what is still being sent says that nothing was charged, and the form is there again, in its place',
  globals: desk,
  decorators: ThePromptStaysWhereItIs.decorators!,
  // Too large to travel inside the request.
  loaders: [() => ({ picture: { ...chosenPicture(1600, 1067), size: inlineLimit + 1 } })],
  args: {
    scenario: { accounts: [mara], jobs: 'hold' },
    onApi: (made) => {
      onApi(made);
      spyOn(made.generate, 'submit');
      made.storage.upload = (_file, { onProgress, signal }) =>
        new Promise((_, reject) => {
          signal!.addEventListener('abort', () => reject(signal!.reason));
          onProgress?.(0.5);
        });
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: /Generate Video/ });
    const prompt = () => canvas.getByRole('textbox', { name: /Describe the animation/ });
    const top = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
    const places = (shown: Element) => [top(shown), Math.round(shown.clientHeight), top(prompt())];
    const form = async () => {
      const picture = await canvas.findByRole('img', { name: /harbour-at-dawn\.png/ });
      await waitFor(() => expect(picture.clientHeight).toBeGreaterThan(100));
      return places(picture);
    };
    await canvas.findByText('200 credits · included, 3 of 3 left');
    const before = await form();
    await userEvent.click(button());
    const bar = await canvas.findByRole('progressbar', { name: 'Uploading...' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(places(canvasElement.querySelector('[data-part="ground"]')!)).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByText('The generation was cancelled')).toBeVisible());
    await expect(screen.getByText('Nothing was charged.')).toBeVisible();
    await expect(await form()).toEqual(before);
    await expect(bar).not.toBeInTheDocument();
    await expect(prompt()).toHaveValue('Waves roll in while the light turns gold');
    await expect(button()).toBeEnabled();
    await expect(canvas.getByText('200 credits · included, 3 of 3 left')).toBeVisible();
    await expect(api.generate.submit).not.toHaveBeenCalled();
  },
};

export const EarlierPromptsComeBack: Story = {
  name: 'A prompt that was sent comes back by Alt and an arrow',
  args: { onApi },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('200 credits · included, 3 of 3 left');
    await userEvent.click(canvas.getByRole('button', { name: /Generate Video/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create Another' }));
    const picker = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(picker).toBeVisible();
    const [earlier] = await api.prompts.list({ tool: 'wan-i2v' });
    await expect(earlier?.prompt).toBe('Waves roll in while the light turns gold');
    const input = picker.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, asFile(chosenPicture()));
    const words = await canvas.findByRole('textbox', { name: /Describe/ });
    await userEvent.click(words);
    await canvas.findByText('earlier');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(words).toHaveValue('Waves roll in while the light turns gold');
  },
};
