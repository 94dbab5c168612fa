import type { Meta, StoryObj } from '@storybook/react-vite';
import { matrixParameters, sideBySide } from '../../testing/sideBySide.tsx';
import * as Stories from './GenerateBar.stories.tsx';

const meta = {
  title: 'Studio Kit/Studio/GenerateBar/Matrix',
  tags: ['picture', 'forced-colors'],
  parameters: matrixParameters,
} satisfies Meta;

export default meta;

export const EveryState: StoryObj = {
  render: sideBySide(
    Stories,
    [
      'Ready',
      'BlockedCanStillBePressed',
      'AppearsOnceNothingIsMissing',
      'ListsWhatIsMissing',
      'Busy',
      'BusyWithTheLast',
      'PaidByTheBalance',
      'ShortOfCredits',
      'NobodyKnowsWhoPays',
      'LimitsUnread',
    ],
    '22rem',
  ),
};
