import type { Meta, StoryObj } from '@storybook/react-vite';
import { pagesParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './TopBar.stories.tsx';

const meta = {
  title: 'Studio Kit/Shell/TopBar/Matrix',
  tags: ['picture', 'forced-colors'],
  parameters: pagesParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Member', 'Subscribed', 'Visitor', 'Loading', 'VeryLongText'], '48rem'),
};
