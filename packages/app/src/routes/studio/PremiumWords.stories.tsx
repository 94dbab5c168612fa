import type { Meta, StoryObj } from '@storybook/react-vite';
import { clipFile, silence } from '@kinora/contract/testing';
import { drawnFile } from '../../mocks/drawnFile.ts';
import { screenStory, type ScreenStoryArgs } from '../../mocks/screenStory.ts';
import { tells, type Told } from '../../mocks/toolTold.ts';

const meta = {
  ...screenStory,
  title: 'App/Screens/Premium studio',
  args: { path: '/kling-ai', scenario: { jobs: 'hold' } },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = 'Waves roll in';
const ofPrompt = (saying: string) => ({ saying, input: 'prompt', give: () => words });
const image = { saying: 'Please select an image first', input: 'image', give: () => drawnFile() };
const video = { saying: 'Please select a video first', input: 'video', give: () => clipFile('harbour.mp4') };
const motion = ofPrompt('Please enter a prompt describing how you want the video to be generated');

const common = {
  generate: 'Generate Video',
  busy: 'Generating Video...',
  started: 'Video generation started. Please wait...',
  done: 'Video generated successfully!',
  failed: 'Failed to generate video',
} satisfies Partial<Told>;

export const ImageToVideo: Story = {
  name: 'Image to video says what is missing, what it does and what came of it (A261, A268, A269, A270, A309, A310)',
  play: tells({ ...common, needs: [image, motion] }),
};

export const MultiImage: Story = {
  name: 'Several images say what is missing, what they do and what came of it (A281, A283, A309, A310)',
  args: { path: '/kling-ai?mode=multi-image-to-video' },
  play: tells({
    ...common,
    needs: [{ ...image, saying: 'Please select at least one image', input: 'images' }, motion],
    busy: 'Generating Multi-Image Video...',
    failed: 'Failed to generate video from multiple images',
  }),
};

export const MotionBrush: Story = {
  name: 'The motion brush says what is missing, what it does and what came of it (A285, A287, A288)',
  args: { path: '/kling-ai?mode=motion-brush' },
  play: tells({
    ...common,
    needs: [image, ofPrompt('Please enter a motion description')],
    busy: 'Generating Motion...',
    started: 'Motion brush generation started. Please wait...',
    done: 'Motion brush video generated successfully!',
    failed: 'Failed to generate motion brush video',
  }),
};

export const Extend: Story = {
  name: 'An extension says what is missing, what it does and what came of it (A290, A292)',
  args: { path: '/kling-ai?mode=video-extend' },
  play: tells({
    needs: [video, ofPrompt('Please enter an extension description')],
    generate: 'Extend Video',
    busy: 'Extending Video...',
    started: 'Video extension started. Please wait...',
    done: 'Video extended successfully!',
    failed: 'Failed to extend video',
  }),
};

export const Effects: Story = {
  name: 'Effects, which need no words, say what is missing, what they do and what came of it (A293, A294, A296, A297)',
  args: { path: '/kling-ai?mode=effects' },
  play: tells({
    needs: [video],
    generate: 'Apply Effects',
    busy: 'Applying Effects...',
    started: 'Effects application started. Please wait...',
    done: 'Effects applied successfully!',
    failed: 'Failed to apply effects',
  }),
};

export const TextToVideo: Story = {
  name: 'Text to video says what is missing, what it does and what came of it (A298, A299, A301)',
  args: { path: '/kling-ai?mode=text-to-video' },
  play: tells({
    ...common,
    needs: [ofPrompt('Please enter a text prompt')],
    generate: 'Generate Video from Text',
    done: 'Video generated from text successfully!',
    failed: 'Failed to generate video from text',
  }),
};

export const LipSync: Story = {
  name: 'Lip sync, whose keys speak before its button is there, says what is missing, what it does and what came of it (A303, A305, A307, A308, A310, D5)',
  args: { path: '/kling-ai?mode=lip-sync' },
  play: tells({
    ...common,
    needs: [
      { ...video, saying: 'Please select a video file first' },
      { saying: 'Please select an audio file', input: 'audio', give: () => silence() },
    ],
    generate: 'Generate Lip Sync',
    busy: 'Generating Lip Sync...',
    failed: 'Failed to generate lip sync video',
  }),
};
