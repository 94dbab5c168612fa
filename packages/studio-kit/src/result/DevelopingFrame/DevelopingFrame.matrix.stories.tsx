import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './DevelopingFrame.stories.tsx';

const meta = {
  title: 'Studio Kit/Result/DevelopingFrame/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Developing', 'InLine', 'Captioned', 'WithoutAPicture', 'Tall'], '14rem'),
};
