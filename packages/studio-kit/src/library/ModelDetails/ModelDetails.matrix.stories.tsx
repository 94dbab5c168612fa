import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModelDetails } from './ModelDetails.tsx';
import * as Stories from './ModelDetails.stories.tsx';

const meta = {
  title: 'Studio Kit/Library/ModelDetails/Matrix',
  component: ModelDetails,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
  args: Stories.default.args,
} satisfies Meta<typeof ModelDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

// It takes the whole page, so each look is a picture of its own; the others are among its stories.
export const VeryLongText: Story = { args: { ...Stories.VeryLongText.args } };
