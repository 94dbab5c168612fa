import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './CostBadge.stories.tsx';

const meta = {
  title: 'Studio Kit/Billing/CostBadge/Matrix',
  tags: ['picture', 'forced-colors'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Included', 'FromTheBalance', 'Short', 'Visitor', 'Reserved'], '20rem'),
};
