import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { said } from '../../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { tells } from '../../mocks/toolTold.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/One-model studios',
  args: { path: '/stable-video', scenario: { jobs: 'hold' } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Waves roll in';
const image = { saying: 'Please select an image first', input: 'image', give: () => drawnFile() };
const ofPrompt = (saying: string) => ({ saying, input: 'prompt', give: () => words });
const motion = ofPrompt('Please enter a prompt describing how you want the video to be generated');

const common = {
  generate: 'Generate Video',
  busy: 'Generating Video...',
  started: 'Video generation started. Please wait...',
  done: 'Video generated successfully!',
  failed: 'Failed to generate video',
};

export const StableVideo: Story = {
  name: 'Stable Video says what is missing, what it does and what came of it (A312, A316, A320)',
  play: tells({ ...common, needs: [image, motion] }),
};

export const CogVideo: Story = {
  name: 'CogVideoX-5B says what is missing, what it does and what came of it (A312, A318, A320)',
  args: { path: '/cogvideox-5b' },
  play: tells({ ...common, needs: [image, motion] }),
};

export const Veo3: Story = {
  name: 'VEO3 says what is missing, what it does and what came of it (A321, A325)',
  args: { path: '/veo3' },
  play: tells({ ...common, needs: [ofPrompt('Please enter a text prompt')] }),
};

const seedance = { ...common, failed: 'Failed to generate video. Please try again.' };

export const SeedanceText: Story = {
  name: 'Seedance with words says what is missing, what it does and what came of it (A338, A341)',
  args: { path: '/seedance' },
  play: tells({ ...seedance, needs: [ofPrompt('Please enter a prompt')] }),
};

export const SeedanceImage: Story = {
  name: 'Seedance with a picture says what is missing, what it does and what came of it (A327, A338, A339, A341)',
  args: { path: '/seedance?mode=image-to-video' },
  play: tells({
    ...seedance,
    needs: [ofPrompt('Please enter a prompt'), { ...image, saying: 'Please upload an image' }],
  }),
};

export const CreateImage: Story = {
  name: 'Create Image asks for a description, and blank space is none (A220, A221)',
  args: { path: '/create-image' },
  play: async ({ canvas, userEvent }) => {
    const prompt = await canvas.findByRole('textbox', { name: /Describe/ });
    await userEvent.type(prompt, '   {Control>}{Enter}{/Control}');
    await said('Missing Prompt: Please enter a description of what you want to create.');
    await waitFor(() => expect(prompt).toHaveFocus());
  },
};
