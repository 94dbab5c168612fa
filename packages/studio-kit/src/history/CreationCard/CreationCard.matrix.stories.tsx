import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './CreationCard.stories.tsx';

const meta = {
  title: 'Studio Kit/History/CreationCard/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Full', 'Liked', 'WithoutAThumbnail', 'Numbered', 'VeryLongText'], '16rem'),
};
