import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './TutorialLibrary.stories.tsx';

const meta = {
  title: 'Studio Kit/Learn/TutorialLibrary/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Full', 'Featured', 'Empty'], '32rem'),
};
