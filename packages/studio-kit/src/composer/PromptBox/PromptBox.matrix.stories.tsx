import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './PromptBox.stories.tsx';

const meta = {
  title: 'Studio Kit/Composer/PromptBox/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    [
      'Empty',
      'Full',
      'WithErrorMessage',
      'NearTheEnd',
      'WithHistoryAndTemplates',
      'Disabled',
      'VeryLongText',
    ],
    '22rem',
  ),
};
