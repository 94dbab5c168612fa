import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Clapperboard, Globe, Heart, House, Image, Images, Video } from '../../icons/glyphs.ts';
import { KinoraMark } from '../../icons/KinoraMark.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { SideNav } from './SideNav.tsx';
import { SideNavGroup } from './SideNavGroup.tsx';
import { SideNavItem } from './SideNavItem.tsx';

const meta = {
  title: 'Design System/Navigation/SideNav/Matrix',
  component: SideNav,
  tags: ['picture', 'forced-colors'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj;

const shown = (isCollapsed: boolean) => (
  <SideNav
    label={isCollapsed ? 'Strip' : 'Full'}
    isCollapsed={isCollapsed}
    onCollapsedChange={() => {}}
    header={
      <Inline gap={8}>
        <KinoraMark size={24} label="Kinora" />
        {!isCollapsed && (
          <Text size="lg" weight="strong">
            Kinora
          </Text>
        )}
      </Inline>
    }
    footer={isCollapsed ? undefined : <Text size="sm">300 credits</Text>}
  >
    <SideNavGroup>
      <SideNavItem href="#home" label="Home" icon={House} />
    </SideNavGroup>
    <SideNavGroup label="Create">
      <SideNavItem href="#image" label="Create image" icon={Image} isCurrent />
      <SideNavItem href="#video" label="Create video" icon={Video} badge="new" />
      <SideNavItem href="#studio" target="_blank" label="Studio in a window of its own" icon={Clapperboard} />
    </SideNavGroup>
    <SideNavGroup label="My stuff">
      <SideNavItem href="#history" label="History" icon={Images} badge={1284} />
      <SideNavItem href="#liked" label="Liked" icon={Heart} />
      <SideNavItem label="Wiki" icon={Globe} isDisabled />
    </SideNavGroup>
  </SideNav>
);

export const FullAndStrip: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 32, blockSize: 520 }}>
      {shown(false)}
      {shown(true)}
    </div>
  ),
};

export const PassingStates: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 32 }}>
      {[false, true].map((isCollapsed) => (
        <SideNav key={String(isCollapsed)} label={String(isCollapsed)} isCollapsed={isCollapsed}>
          {passingStates.map((state) => (
            <ShownAs key={state} state={state} target="a">
              <SideNavGroup label={state}>
                <SideNavItem href="#a" label="A place" icon={Images} />
                <SideNavItem href="#b" label="Where one is" icon={House} isCurrent />
              </SideNavGroup>
            </ShownAs>
          ))}
        </SideNav>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <SideNav label="الرئيسية">
      <SideNavGroup label="أنشئ">
        <SideNavItem href="#image" label="أنشئ صورة" icon={Image} isCurrent />
        <SideNavItem href="#video" label="أنشئ مقطعًا" icon={Video} badge={3} />
      </SideNavGroup>
    </SideNav>
  ),
};
