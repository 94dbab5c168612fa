import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { UserMenu } from './UserMenu.tsx';
import * as Stories from './UserMenu.stories.tsx';

const longNamed = {
  name: 'Maximiliane Gräfin von Donaudampfschifffahrt-Hohenlohe',
};

const meta = {
  title: 'Studio Kit/Account/UserMenu/Matrix',
  component: UserMenu,
  tags: ['picture'],
  parameters: { controls: { disable: true } },
  args: Stories.default.args,
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

// It opens over the page, so each look is a picture of its own; the whole menu is among its stories.
export const OnlyTheWayOutOfALongName: Story = {
  name: 'A long name has a menu with one entry',
  render: ({ onSignOutRequested }) => <UserMenu {...{ onSignOutRequested }} user={longNamed} startsOpen />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const lines = await screen.findAllByRole('menuitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual(['Sign Out']);
  },
};
