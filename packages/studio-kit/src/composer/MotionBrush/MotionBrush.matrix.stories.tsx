import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './MotionBrush.stories.tsx';

const meta = {
  title: 'Studio Kit/Composer/MotionBrush/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
  loaders: Stories.default.loaders,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Empty', 'Drawn'], '24rem'),
};
