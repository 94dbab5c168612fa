import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './ModeStudio.stories.tsx';

const meta = {
  title: 'Studio Kit/Studio/ModeStudio/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['ImageToVideo', 'MultiImage', 'TextToVideo', 'LipSync', 'Seedance', 'CreateImage'],
    '22rem',
    '48rem',
  ),
};
