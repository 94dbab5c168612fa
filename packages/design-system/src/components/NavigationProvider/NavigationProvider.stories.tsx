import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Text } from '../Text/Text.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

/** A router of one line: it remembers where it was sent. */
function SmallApp() {
  const [path, setPath] = useState('/');
  return (
    <NavigationProvider navigate={setPath}>
      <Inline gap={12}>
        <Link href="/plans">Plans</Link>
        <LinkButton href="/history">History</LinkButton>
        <Menu
          label="Help"
          trigger={<Button>Help</Button>}
          items={[{ id: 'docs', label: 'Docs', href: '/docs' }]}
        />
        <Text isMono role="status">
          {path}
        </Text>
      </Inline>
    </NavigationProvider>
  );
}

const meta = {
  title: 'Design System/Navigation/NavigationProvider',
  component: NavigationProvider,
  args: { navigate: () => {}, children: null },
  render: () => <SmallApp />,
} satisfies Meta<typeof NavigationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const EveryLinkInsideGoesThroughIt: Story = {
  name: 'Links within a navigation provider go through it, those in menus too',
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('link', { name: 'Plans' }));
    await expect(place).toHaveTextContent('/plans');
    await userEvent.click(canvas.getByRole('link', { name: 'History' }));
    await expect(place).toHaveTextContent('/history');
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Docs' }));
    await waitFor(() => expect(place).toHaveTextContent('/docs'));
  },
};
