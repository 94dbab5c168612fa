import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ThemeGallery, type ThemeGalleryProps } from './ThemeGallery.tsx';

/** Whoever shows it holds its state. */
function Held({ theme: first, onThemeChosen, ...rest }: ThemeGalleryProps) {
  const [theme, setTheme] = useState(first);
  return (
    <ThemeGallery
      {...rest}
      theme={theme}
      onThemeChosen={(event) => {
        setTheme(event.theme);
        onThemeChosen(event);
      }}
    />
  );
}

const meta = {
  title: 'Studio Kit/Shell/ThemeGallery',
  component: ThemeGallery,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    theme: { mode: 'dark', surround: 'theme' },
    onThemeChosen: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ThemeGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Theme Gallery is a panel that shows the chosen mode (A43, D22)',
  tags: ['picture', 'narrow', 'forced-colors'],
  play: async () => {
    const gallery = await screen.findByRole('dialog', { name: 'Theme Gallery' });
    await waitFor(() => expect(gallery).toBeVisible());
    await expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
};

export const Chosen: Story = {
  name: 'What is chosen holds at once, by keyboard (A43)',
  play: async ({ args, userEvent }) => {
    const dark = await screen.findByRole('radio', { name: 'Dark' });
    dark.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onThemeChosen).toHaveBeenLastCalledWith({
      theme: { mode: 'light', surround: 'theme' },
    });
    await userEvent.click(screen.getByRole('radio', { name: '18 % grey' }));
    await expect(args.onThemeChosen).toHaveBeenLastCalledWith({ theme: { mode: 'light', surround: 'grey' } });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};
