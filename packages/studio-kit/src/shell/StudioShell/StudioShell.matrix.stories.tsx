import type { Meta, StoryObj } from '@storybook/react-vite';
import { pagesParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './StudioShell.stories.tsx';

const meta = {
  title: 'Studio Kit/Shell/StudioShell/Matrix',
  tags: ['picture'],
  parameters: pagesParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Member', 'WithoutABanner', 'Visitor', 'Loading', 'Collapsed'],
    '40rem',
    '22rem',
  ),
};
