import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertDialog } from './AlertDialog.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

const meta = {
  title: 'Design System/Overlays/AlertDialog/Matrix',
  component: AlertDialog,
  tags: ['picture'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj;

const asked = (props: Partial<AlertDialogProps>): Story => ({
  render: () => (
    <div style={{ minBlockSize: 400 }}>
      <AlertDialog
        isOpen
        onOpenChange={() => {}}
        onConfirmed={() => {}}
        title="Delete this video?"
        confirmLabel="Delete"
        {...props}
      >
        It goes to the bin, where you can restore it for 30 days.
      </AlertDialog>
    </div>
  ),
});

export const Danger: Story = { ...asked({ tone: 'danger' }), tags: ['forced-colors', 'narrow'] };
export const Neutral: Story = asked({
  tone: 'neutral',
  title: 'Leave with unsaved words?',
  confirmLabel: 'Leave',
});
export const Pending: Story = asked({ tone: 'danger', isPending: true });
export const LongLabels: Story = {
  ...asked({
    tone: 'danger',
    confirmLabel: 'Delete it from every album and device',
    cancelLabel: 'Keep it where it is for now',
  }),
  tags: ['narrow'],
};

export const RightToLeft: Story = {
  ...asked({ tone: 'danger', title: 'حذف هذا الفيديو؟', confirmLabel: 'حذف' }),
  globals: { locale: 'ar' },
};
