import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './RetryNotice.stories.tsx';

const meta = {
  title: 'Studio Kit/Shell/RetryNotice/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['WithWhy', 'Retrying', 'ForGood'], '20rem'),
};
