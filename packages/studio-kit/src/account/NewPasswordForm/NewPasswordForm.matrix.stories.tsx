import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './NewPasswordForm.stories.tsx';

const meta = {
  title: 'Studio Kit/Account/NewPasswordForm/Matrix',
  tags: ['picture'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(Stories, ['OnTheAccountsPage', 'AfterALinkFromAMail'], '20rem'),
};
