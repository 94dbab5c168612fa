import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './AccountSummary.stories.tsx';

const meta = {
  title: 'Studio Kit/Account/AccountSummary/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Full', 'TheCardFailed', 'Cancelled', 'Loading', 'Offline', 'NoCredits'],
    '22rem',
  ),
};
