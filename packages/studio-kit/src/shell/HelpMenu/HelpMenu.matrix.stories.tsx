import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HelpMenu } from './HelpMenu.tsx';
import * as Stories from './HelpMenu.stories.tsx';

const meta = {
  title: 'Studio Kit/Shell/HelpMenu/Matrix',
  component: HelpMenu,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
  args: Stories.default.args,
} satisfies Meta<typeof HelpMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

// It opens over the page, so each look is a picture of its own; the whole menu is among its stories.
export const WithoutAWikiOrKeys: Story = {
  name: 'A menu without a wiki or keys has the four pages and nothing else',
  render: () => <HelpMenu startsOpen />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const lines = await screen.findAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Feedback',
      'Help Center',
      'Tutorials',
      'Documentation',
    ]);
  },
};
