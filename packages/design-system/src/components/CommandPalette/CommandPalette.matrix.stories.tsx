import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Clapperboard, Heart, House, Image, Moon, Video } from '../../icons/glyphs.ts';
import { Text } from '../Text/Text.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandPaletteProps } from './CommandPalette.tsx';

const meta = {
  title: 'Design System/Overlays/CommandPalette/Matrix',
  component: CommandPalette,
  tags: ['picture'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj;

const items: CommandPaletteProps['items'] = [
  { id: 'home', label: 'Home', group: 'Go to', icon: House, href: '#home', shortcut: ['G', 'H'] },
  { id: 'liked', label: 'Liked', group: 'Go to', icon: Heart, href: '#liked' },
  { id: 'image', label: 'Create an image', group: 'Create', icon: Image, description: 'from 5 credits' },
  { id: 'video', label: 'Create a video', group: 'Create', icon: Video, description: 'from 100 credits' },
  {
    id: 'studio',
    label: 'Open the studio',
    group: 'Create',
    icon: Clapperboard,
    href: 'https://example.com',
    target: '_blank',
  },
  { id: 'train', label: 'Train a model', group: 'Create', isDisabled: true, description: 'Not set up' },
  { id: 'dark', label: 'Use the dark mode', group: 'Settings', icon: Moon, shortcut: ['Ctrl', 'Shift', 'D'] },
];

// A modal takes the whole page, so each look is a picture of its own.
const opened = (props: Partial<CommandPaletteProps> = {}): Story => ({
  render: () => (
    <div style={{ minBlockSize: 620, padding: 24 }}>
      {/* Forced colours would let the caret blink in the picture. */}
      <style>{'input { caret-color: transparent; forced-color-adjust: none; }'}</style>
      <Text tone="secondary">The page behind it.</Text>
      <CommandPalette isOpen onOpenChange={() => {}} items={items} {...props} />
    </div>
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
});

export const Open: Story = {
  ...opened({ recentIds: ['video', 'dark'] }),
  name: 'An open command palette shows what was used last above its groups',
  tags: ['forced-colors', 'narrow'],
};
export const Loading: Story = {
  ...opened({ items: [], isLoading: true }),
  name: 'A command palette that waits for its commands shows so',
};
export const LoadingMore: Story = {
  ...opened({ items: items.slice(0, 2), isLoading: true }),
  name: 'A command palette that waits for more shows so beside what it has',
};

export const NothingFound: Story = {
  ...opened(),
  name: 'A command palette that finds nothing shows what was looked for',
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('zebra');
    await screen.findAllByText(/zebra/);
  },
};

export const RightToLeft: Story = {
  ...opened({
    items: [
      { id: 'home', label: 'الرئيسية', group: 'اذهب إلى', icon: House, shortcut: ['G', 'H'] },
      { id: 'image', label: 'أنشئ صورة', group: 'أنشئ', icon: Image, description: '٥ أرصدة' },
    ],
  }),
  name: 'A command palette is read from right to left where reading goes that way',
  globals: { locale: 'ar' },
};
