import { routes } from '@kinora/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { studioGroups } from './studioGroups.ts';

/** Whoever shows it holds its state. */
function Held({ isCollapsed: isCollapsedAtFirst = false, ...rest }: SidebarProps) {
  const [isCollapsed, setIsCollapsed] = useState(isCollapsedAtFirst);
  return (
    <div style={{ blockSize: 1080, display: 'flex' }}>
      <Sidebar
        {...rest}
        isCollapsed={isCollapsed}
        onCollapsedChange={(event) => setIsCollapsed(event.isCollapsed)}
      />
    </div>
  );
}

const meta = {
  title: 'Studio Kit/Shell/Sidebar',
  component: Sidebar,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: studioGroups,
    currentHref: routes.history.path,
    onWindowRequested: fn(({ press }) => press.preventDefault()),
    onPanelRequested: fn(),
    onNavigated: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

const hrefsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const Full: Story = {
  name: 'Every place in its group (A34, A35, A36, A39, D21)',
  tags: ['picture', 'forced-colors'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('list');
    await expect(hrefsIn(first!)).toEqual(['/', '/videos', '/tutorials', '/create-image', '/models']);
    await expect(hrefsIn(canvas.getByRole('list', { name: 'My stuff' }))).toEqual([
      '/creation-history',
      '/bookmarks',
      '/liked',
      '/saved-albums',
      '/trained-models',
    ]);
    // Models that were added stand after these.
    const generators = hrefsIn(canvas.getByRole('list', { name: 'Video Generators' }));
    await expect(generators.slice(0, 6)).toEqual([
      '/wan-i2v',
      '/kling-ai',
      '/stable-video',
      '/cogvideox-5b',
      '/veo3',
      '/seedance',
    ]);
    await expect(hrefsIn(canvas.getByRole('list', { name: 'Resources' }))).toEqual(['/tutorials']);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Creation history');
  },
};

export const Strip: Story = { tags: ['picture'], args: { isCollapsed: true } };

export const RightToLeft: Story = { tags: ['picture'], globals: { locale: 'ar' } };

export const Widths: Story = {
  name: 'The sidebar is 232 px wide, or 64 when it is collapsed (A31, A32, A33)',
  play: async ({ canvas, userEvent }) => {
    const sidebar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(sidebar.getBoundingClientRect().width).toBe(232);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse sidebar' }));
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(64));
    await userEvent.click(canvas.getByRole('button', { name: 'Expand sidebar' }));
    await waitFor(() => expect(sidebar.getBoundingClientRect().width).toBe(232));
  },
};

export const AGeneratorOpensAWindow: Story = {
  name: 'A generator is a real link whose press asks for a window (A37, D25)',
  play: async ({ args, canvas, userEvent }) => {
    const veo = canvas.getByRole('link', { name: /VEO3/ });
    await expect(veo).toHaveAttribute('target', '_blank');
    await expect(veo.getAttribute('rel')).toContain('noopener');
    await userEvent.click(veo);
    await expect(args.onWindowRequested).toHaveBeenCalledWith(expect.objectContaining({ href: '/veo3' }));
  },
};

const soon: readonly (readonly [string, string])[] = [
  ['Wiki', 'Coming soon'],
  ['Help Center', 'Coming soon'],
  ['Blog', 'Coming soon'],
  ['Community Feed', 'The community feed is coming soon.'],
];

export const WhatIsComingSaysSo: Story = {
  name: 'What is not there yet marks itself and says so (A40, A41, A44, A45, D22)',
  play: async ({ canvas, userEvent }) => {
    for (const [label, says] of soon) {
      // Not held on to: the line is drawn anew once what it says has come.
      const button = () => canvas.getByRole('button', { name: label });
      button().focus();
      await userEvent.keyboard('{Enter}');
      const popover = await screen.findByRole('dialog', { name: label });
      await expect(popover).toHaveTextContent(says);
      await expect(canvas.getByText(label).closest('button')).toHaveAttribute('aria-current', 'true');
      // Until it has the focus, the key passes it by.
      await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(popover).not.toBeInTheDocument());
      await waitFor(() => expect(button()).toHaveFocus());
    }
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

export const TheHelpCenterIsStillReached: Story = {
  name: 'The help center is one press further (D22)',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Help Center' }));
    const link = await screen.findByRole('link', { name: 'Help Center' });
    await expect(link).toHaveAttribute('href', '/help');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(args.onNavigated).toHaveBeenCalledTimes(1);
  },
};

export const PanelsAreAskedFor: Story = {
  name: 'What’s New and Theme Gallery mark themselves and open panels (A42, A43, D22)',
  play: async ({ args, canvas, userEvent }) => {
    const news = canvas.getByRole('button', { name: "What's New" });
    await userEvent.click(news);
    await expect(args.onPanelRequested).toHaveBeenLastCalledWith({ panel: 'news' });
    await expect(news).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Theme Gallery' }));
    await expect(args.onPanelRequested).toHaveBeenLastCalledWith({ panel: 'themes' });
    await expect(news).not.toHaveAttribute('aria-current');
  },
};

export const TheKeyboardAlone: Story = {
  name: 'The sidebar is collapsed by keys, and its icons then tell their names',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kinora, home' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Home');
  },
};
