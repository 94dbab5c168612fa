import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './TrainedModelCard.stories.tsx';

const meta = {
  title: 'Studio Kit/Library/TrainedModelCard/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Ready', 'Training', 'Failed', 'Cancelled', 'Unknown', 'VeryLongText'],
    '16rem',
  ),
};
