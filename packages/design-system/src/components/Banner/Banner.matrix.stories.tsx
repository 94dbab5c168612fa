import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { noticeTones } from '../Notice/toneGlyphs.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Design System/Feedback/Banner/Matrix',
  component: Banner,
  tags: ['picture', 'forced-colors', 'narrow'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj;

export const EveryTone: Story = {
  render: () => (
    <Stack gap={16}>
      {noticeTones.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={`Title of ${tone}`}
          action={<Button size="sm">Do something</Button>}
          onDismissed={() => {}}
        >
          What happened to the page or the account, and what to do about it.
        </Banner>
      ))}
      <Banner title="A title alone" />
      <Banner tone="info" onDismissed={() => {}} labels={{ announcement: 'Words alone' }}>
        Words alone.
      </Banner>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  tags: ['!forced-colors', '!narrow'],
  globals: { locale: 'ar' },
  render: () => (
    <Banner tone="warning" title="رُفضت بطاقتك" onDismissed={() => {}}>
      يستمر اشتراكك حتى ١٤ ديسمبر.
    </Banner>
  ),
};
