import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SeedField.stories.tsx';

const meta = {
  title: 'Studio Kit/Composer/SeedField/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Empty', 'Full', 'TooLarge', 'Locked', 'Disabled']),
};
