import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Text } from '../Text/Text.tsx';
import { Sheet } from './Sheet.tsx';
import type { SheetProps } from './Sheet.tsx';

const meta = {
  title: 'Design System/Overlays/Sheet/Matrix',
  component: Sheet,
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj;

// A modal takes the whole page, so each look is a picture of its own.
const opened = (props: Partial<SheetProps> = {}): Story => ({
  render: () => (
    <div style={{ minBlockSize: 560, padding: 24 }}>
      {/* A layer of its own from the start: else its corners hang on when the browser makes one. */}
      <style>{':has(> [data-component="Sheet"]) { will-change: transform; }'}</style>
      <Text tone="secondary">The page behind it.</Text>
      <Sheet
        isOpen
        onOpenChange={() => {}}
        title="Settings"
        footer={
          <Button tone="accent" variant="solid">
            Done
          </Button>
        }
        {...props}
      >
        {props.children ?? (
          <div style={{ blockSize: 120 }}>
            <Stack gap={16}>
              <Slider label="Duration" minValue={2} maxValue={8} defaultValue={5} unit="s" />
              <Slider label="Motion strength" minValue={1} maxValue={10} defaultValue={5} />
            </Stack>
          </div>
        )}
      </Sheet>
    </div>
  ),
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1),
    );
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
  },
});

export const Open: Story = {
  ...opened(),
  name: 'An open sheet stands inside the window with its handle and its buttons',
  tags: ['forced-colors'],
};
export const WithoutHandleAndButtons: Story = {
  ...opened({ hasHandle: false, footer: undefined }),
  name: 'A sheet can do without its handle and its buttons',
};
export const Long: Story = {
  ...opened({
    children: Array.from({ length: 40 }, (_, index) => (
      <Text key={index} as="p">
        Paragraph {index + 1} of everything that can be set.
      </Text>
    )),
  }),
  name: 'A long sheet ends where the window does',
};
export const RightToLeft: Story = {
  ...opened({ title: 'الإعدادات', children: 'كل ما يمكن ضبطه', footer: <Button>تم</Button> }),
  name: 'A sheet is read from right to left where reading goes that way',
  globals: { locale: 'ar', viewport: { value: 'phone' } },
};
