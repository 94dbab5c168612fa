import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './TutorialCard.stories.tsx';

const meta = {
  title: 'Studio Kit/Learn/TutorialCard/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['WithAVideo', 'New', 'WithoutAVideo', 'VeryLongText']),
};
