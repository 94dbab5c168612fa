import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './FilterBar.stories.tsx';

const meta = {
  title: 'Studio Kit/History/FilterBar/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Full', 'Trash', 'Loading', 'Searching'], '40rem'),
};
