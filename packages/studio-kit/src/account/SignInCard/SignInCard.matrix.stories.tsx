import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './SignInCard.stories.tsx';

const meta = {
  title: 'Studio Kit/Account/SignInCard/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['OnTheGate', 'SignUp', 'AConfirmationWasMailed', 'Pending'], '22rem'),
};
