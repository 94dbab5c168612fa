import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Focused: Story = {
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
