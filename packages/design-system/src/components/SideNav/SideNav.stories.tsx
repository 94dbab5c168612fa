import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Clapperboard, Globe, Heart, House, Image, Images, Info, Video } from '../../icons/glyphs.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Text } from '../Text/Text.tsx';
import { SideNav } from './SideNav.tsx';
import type { SideNavProps } from './SideNav.tsx';
import { SideNavGroup } from './SideNavGroup.tsx';
import { SideNavItem } from './SideNavItem.tsx';

const groups = (
  <>
    <SideNavGroup>
      <SideNavItem href="#home" label="Home" icon={House} isCurrent />
    </SideNavGroup>
    <SideNavGroup label="Create">
      <SideNavItem href="#image" label="Create image" icon={Image} />
      <SideNavItem href="#video" label="Create video" icon={Video} badge="new" />
      <SideNavItem href="#studio" target="_blank" label="Studio" icon={Clapperboard} />
    </SideNavGroup>
    <SideNavGroup label="My stuff">
      <SideNavItem href="#history" label="History" icon={Images} badge={12} />
      <SideNavItem href="#liked" label="Liked" icon={Heart} />
      <Popover label="Wiki" trigger={<SideNavItem label="Wiki" icon={Globe} />}>
        Coming soon
      </Popover>
    </SideNavGroup>
  </>
);

/** Whoever shows it holds its state. */
function Held({ isCollapsed: isCollapsedAtFirst = false, ...rest }: SideNavProps) {
  const [isCollapsed, setIsCollapsed] = useState(isCollapsedAtFirst);
  return (
    <div style={{ blockSize: 480, display: 'flex' }}>
      <SideNav
        {...rest}
        isCollapsed={isCollapsed}
        onCollapsedChange={(event) => setIsCollapsed(event.isCollapsed)}
      />
    </div>
  );
}

const meta = {
  title: 'Design System/Navigation/SideNav',
  component: SideNav,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Main',
    header: <Text weight="strong">K</Text>,
    children: groups,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TabWalksItAndTheCurrentPlaceSaysSo: Story = {
  name: 'Tab walks the navigation, and the place one is at says so',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus());
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Home' });
    await waitFor(() => expect(home).toHaveFocus());
    await expect(home).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Create image' })).toHaveFocus());
  },
};

export const FullItIs232WideAndAsAStrip64: Story = {
  name: 'A navigation is 232 wide and 64 as a strip, and its switch keeps the focus',
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(nav.getBoundingClientRect().width).toBe(232);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await waitFor(() => expect(nav.getBoundingClientRect().width).toBe(64));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toHaveFocus());
  },
};

export const OnTheStripNamesShowBesideTheIcons: Story = {
  name: 'Names show beside the icons of a strip',
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Home' });
    await waitFor(() => expect(home).toHaveFocus());
    const tooltip = await screen.findByRole('tooltip');
    await expect(tooltip).toHaveTextContent('Home');
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().left).toBeGreaterThan(home.getBoundingClientRect().right),
    );
  },
};

export const AButtonMayOpenAPopover: Story = {
  name: 'A button in the navigation may open a popover',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Wiki' }));
    await expect(await screen.findByRole('dialog', { name: 'Wiki' })).toHaveTextContent('Coming soon');
  },
};

export const WithoutRoomItsGroupsScrollAndItsHeadStays: Story = {
  name: 'Groups of a navigation without room scroll, and its head stays',
  args: {
    children: (
      <SideNavGroup label="Many">
        {Array.from({ length: 30 }, (_, index) => (
          <SideNavItem key={index} href={`#${index}`} label={`Place ${index + 1}`} icon={Info} />
        ))}
      </SideNavGroup>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Collapse sidebar' }).getBoundingClientRect();
    const last = canvas.getByRole('link', { name: 'Place 30' });
    last.scrollIntoView();
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' }).getBoundingClientRect()).toEqual(
      head,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
  },
};

export const NamesTwiceAsLongWrap: Story = {
  name: 'Names that are twice as long wrap inside the navigation',
  args: {
    children: (
      <SideNavGroup label="A heading that goes on for much longer than any heading here should">
        <SideNavItem
          href="#a"
          label="Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen"
          icon={House}
          badge={1284}
        />
      </SideNavGroup>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(232);
  },
};

export const RightToLeftTheStripsNamesShowAtItsLeft: Story = {
  name: 'Names show at the left of a strip where reading goes from right to left',
  globals: { locale: 'ar' },
  args: { isCollapsed: true, label: 'الرئيسية' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const home = canvas.getByRole('link', { name: 'Home' });
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() =>
      expect(tooltip.getBoundingClientRect().right).toBeLessThan(home.getBoundingClientRect().left),
    );
  },
};
