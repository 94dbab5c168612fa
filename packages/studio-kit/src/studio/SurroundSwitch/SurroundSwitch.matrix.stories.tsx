import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SurroundSwitch.stories.tsx';

const meta = {
  title: 'Studio Kit/Studio/SurroundSwitch/Matrix',
  tags: ['picture', 'forced-colors'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['OfTheMode', 'Black', 'Grey', 'White'], '8rem'),
};
