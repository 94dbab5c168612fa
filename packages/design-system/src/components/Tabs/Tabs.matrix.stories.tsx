import type { Meta, StoryObj } from '@storybook/react-vite';
import { passingStates, ShownAs } from '../../dev/ShownAs.tsx';
import { Clock, Image, Images, Video } from '../../icons/glyphs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Design System/Navigation/Tabs/Matrix',
  component: Tabs,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj;

const items = [
  { id: 'all', label: 'All', content: 'Everything you have made.' },
  { id: 'images', label: 'Images', content: 'Images only.' },
  { id: 'videos', label: 'Videos', content: 'Videos only.' },
  { id: 'later', label: 'Later', content: 'Not yet.', isDisabled: true },
];

export const EveryState: Story = {
  render: () => (
    <Stack gap={32}>
      <Tabs label="First chosen" items={items} />
      <Tabs label="Middle chosen" items={items} defaultSelectedId="images" />
      <Tabs
        label="Long words"
        items={[
          { id: 'a', label: 'Everything that was ever made here', content: 'Long words.' },
          { id: 'b', label: 'And that which was not', content: 'Long words.' },
        ]}
      />
    </Stack>
  ),
};

const rich = [
  { id: 'all', label: 'All', icon: Images, badge: 1284, content: 'Everything you have made.' },
  { id: 'images', label: 'Images', icon: Image, badge: 12, content: 'Images only.' },
  { id: 'videos', label: 'Videos', icon: Video, content: 'Videos only.' },
  { id: 'later', label: 'Later', icon: Clock, badge: 'new', content: 'Not yet.', isDisabled: true },
];

export const IconsBadgesAndColumns: Story = {
  render: () => (
    <Stack gap={32}>
      <Tabs label="With icons and badges" items={rich} />
      <Tabs label="In a column" items={rich} orientation="vertical" />
      <Tabs
        label="In a column, long words"
        orientation="vertical"
        defaultSelectedId="b"
        items={[
          { id: 'a', label: 'Everything that was ever made here, and by whom', content: 'Long words.' },
          { id: 'b', label: 'And that which was not', content: 'Long words.' },
        ]}
      />
    </Stack>
  ),
};

export const PassingStates: Story = {
  tags: ['!narrow'],
  render: () => (
    <Stack gap={24}>
      {passingStates.map((state) => (
        <ShownAs key={state} state={state} target="[role='tab']:nth-child(2)">
          <Tabs label={state} items={rich} />
        </ShownAs>
      ))}
      <ShownAs state="focus-visible" target="[role='tab']:nth-child(2)">
        <Tabs label="In a column" items={rich} orientation="vertical" />
      </ShownAs>
    </Stack>
  ),
};

export const Focused: Story = {
  name: 'A tab that a key has reached shows its ring',
  tags: ['!narrow'],
  render: () => <Tabs label="Focused by keyboard" items={items} />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
  },
};

export const RightToLeft: Story = {
  tags: ['!narrow', '!forced-colors'],
  globals: { locale: 'ar' },
  render: () => (
    <Tabs
      label="المكتبة"
      items={[
        { id: 'all', label: 'الكل', content: 'كل شيء' },
        { id: 'images', label: 'صور', content: 'الصور' },
      ]}
    />
  ),
};
