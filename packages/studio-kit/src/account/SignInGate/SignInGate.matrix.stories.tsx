import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SignInGate.stories.tsx';

const meta = {
  title: 'Studio Kit/Account/SignInGate/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['Visitor', 'Loading', 'Member'], '22rem'),
};
