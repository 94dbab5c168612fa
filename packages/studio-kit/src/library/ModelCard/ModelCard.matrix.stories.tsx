import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './ModelCard.stories.tsx';

const meta = {
  title: 'Studio Kit/Library/ModelCard/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Full', 'Bookmarked', 'VeryLongText'], '16rem'),
};
