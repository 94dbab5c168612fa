import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import { waitFor } from 'storybook/test';
import * as Stories from './UploadZone.stories.tsx';
import * as Clips from './UploadZoneClips.stories.tsx';

const meta = {
  title: 'Studio Kit/Composer/UploadZone/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
  loaders: Stories.default.loaders,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Empty', 'Full', 'WithErrorMessage', 'ALargePictureIsAdvisedAgainstAndTaken', 'Disabled'],
    '13rem',
  ),
};

export const ClipsAndSounds: StoryObj = {
  name: 'Places for clips and sounds stand side by side, and a clip shows its first frame',
  render: sideBySide(
    Clips,
    ['EmptyVideo', 'Video', 'Avi', 'EmptyAudio', 'Sound', 'SoundWithErrorMessage'],
    '13rem',
  ),
  play: ({ canvasElement }) =>
    waitFor(() => {
      if (!(Number(canvasElement.querySelector('video')?.readyState) > 1)) throw new Error('No frame yet.');
    }),
};
