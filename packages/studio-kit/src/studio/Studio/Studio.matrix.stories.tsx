import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './Studio.stories.tsx';

const meta = {
  title: 'Studio Kit/Studio/Studio/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
  loaders: Stories.default.loaders,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    ['Empty', 'Full', 'VeryLongText', 'NoCredits', 'Visitor', 'AToolThatTheEngineCannotRun'],
    '22rem',
    '48rem',
  ),
};
