import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './Ledger.stories.tsx';

const meta = {
  title: 'Studio Kit/Billing/Ledger/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Full', 'Loading', 'Empty', 'Error', 'VeryLongText'], '48rem'),
};
