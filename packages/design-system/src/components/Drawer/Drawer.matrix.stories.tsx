import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';
import type { DrawerSide } from './Drawer.tsx';

const meta = {
  title: 'Design System/Overlays/Drawer/Matrix',
  component: Drawer,
  tags: ['picture'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj;

const opened = (side: DrawerSide): Story => ({
  render: () => (
    <div style={{ minBlockSize: 400, padding: 24 }}>
      <style>{'.drawerPicture { padding: 20px; }'}</style>
      <Text tone="secondary">The page behind it.</Text>
      <Drawer isOpen onOpenChange={() => {}} label="Navigation" side={side}>
        <Stack gap={12} className="drawerPicture">
          <Heading level={2}>Kinora</Heading>
          <Link href="#home">Home</Link>
          <Link href="#history">History</Link>
        </Stack>
      </Drawer>
    </div>
  ),
});

export const Start: Story = { ...opened('start'), tags: ['forced-colors', 'narrow'] };
export const End: Story = opened('end');

export const TitledWithAFoot: Story = {
  tags: ['forced-colors', 'narrow'],
  render: () => (
    <div style={{ minBlockSize: 400, padding: 24 }}>
      <Text tone="secondary">The page behind it.</Text>
      <Drawer
        isOpen
        onOpenChange={() => {}}
        title="Filters"
        side="end"
        footer={<Button tone="accent">Show 12 frames</Button>}
      >
        <Text as="p">Which frames the sheet shows.</Text>
      </Drawer>
    </div>
  ),
};

export const RightToLeft: Story = { ...opened('start'), globals: { locale: 'ar' } };
