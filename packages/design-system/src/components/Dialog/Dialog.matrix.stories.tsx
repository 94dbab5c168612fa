import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';
import type { DialogSize } from './dialogValues.ts';

const meta = {
  title: 'Design System/Overlays/Dialog/Matrix',
  component: Dialog,
  tags: ['picture'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj;

// A modal takes the whole page, so each look is a picture of its own.
const opened = (size: DialogSize): Story => ({
  render: () => (
    <div style={{ minBlockSize: 480, padding: 24 }}>
      <Text tone="secondary">The page behind it.</Text>
      <Dialog
        isOpen
        onOpenChange={() => {}}
        size={size}
        title="Share this video"
        description="Whoever has the link can watch it."
        footer={
          <>
            <Button>Not now</Button>
            <Button tone="accent" variant="solid">
              Copy link
            </Button>
          </>
        }
      >
        <Text as="p">The link stays valid until you delete the video or make it private again.</Text>
      </Dialog>
    </div>
  ),
});

export const Small: Story = opened('sm');
export const Medium: Story = { ...opened('md'), tags: ['forced-colors', 'narrow'] };
export const Large: Story = opened('lg');
export const ExtraLarge: Story = opened('xl');

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <div style={{ minBlockSize: 480 }}>
      <Dialog
        isOpen
        onOpenChange={() => {}}
        title="مشاركة هذا الفيديو"
        description="يمكن لأي شخص لديه الرابط مشاهدته."
        footer={<Button>نسخ الرابط</Button>}
      >
        يبقى الرابط صالحًا حتى تحذف الفيديو.
      </Dialog>
    </div>
  ),
};
