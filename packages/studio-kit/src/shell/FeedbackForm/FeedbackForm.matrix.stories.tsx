import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './FeedbackForm.stories.tsx';

const meta = {
  title: 'Studio Kit/Shell/FeedbackForm/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Empty', 'Pending', 'Sent', 'Failed', 'Broke'], '22rem'),
};
