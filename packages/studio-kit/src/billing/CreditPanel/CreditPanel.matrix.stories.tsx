import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './CreditPanel.stories.tsx';

const meta = {
  title: 'Studio Kit/Billing/CreditPanel/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Full', 'NearTheEnd', 'NoCredits', 'Loading', 'Refreshing', 'Offline', 'Visitor'],
    '20rem',
  ),
};
