import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SelectionBar.stories.tsx';

const meta = {
  title: 'Studio Kit/History/SelectionBar/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Full', 'One', 'MoreThanCouldBeChosen'], '36rem'),
};
