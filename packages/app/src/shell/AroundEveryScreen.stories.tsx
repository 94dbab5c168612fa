import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { said } from '../mocks/said.ts';
import { screenStory, type ScreenStoryArgs } from '../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Shell/Around every screen',
  args: {
    path: '/help',
    config: { chatUrl: 'https://chat.kinora.test/', wikiUrl: 'https://wiki.kinora.test/' },
  },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const offer = 'Limited-time offer! Unlock a year of limitless creativity with all annual plans at 17% off.';

const barOf = async ({ canvas }: Context) => within(await canvas.findByRole('banner'));
const navigationOf = async ({ canvas }: Context) =>
  within(await canvas.findByRole('navigation', { name: 'Main' }));

export const Places: Story = {
  name: 'Every place of the sidebar, in its order (A34, A35, A36, A39, D21)',
  play: async (context) => {
    const links = (await navigationOf(context)).getAllByRole('link');
    const places = links.map((link) => link.getAttribute('href'));
    const inOrder = (...wanted: string[]) =>
      expect(places.filter((each) => wanted.includes(each!))).toEqual(wanted);
    await expect(places).toEqual(
      expect.arrayContaining(['/', '/videos', '/tutorials', '/create-image', '/models']),
    );
    // Once among the main ones, once under Resources.
    await expect(places.filter((each) => each === '/tutorials').length).toBe(2);
    await inOrder('/creation-history', '/bookmarks', '/liked', '/saved-albums', '/trained-models');
    await inOrder('/wan-i2v', '/kling-ai', '/stable-video', '/cogvideox-5b', '/veo3', '/seedance');
  },
};

export const ComingSoon: Story = {
  name: 'What is coming soon says so where one is, and stays there (A40, A44, A45, D22)',
  play: async (context) => {
    const navigation = await navigationOf(context);
    for (const [label, says] of [
      ['Wiki', 'Coming soon'],
      ['Blog', 'Coming soon'],
      ['Community Feed', 'The community feed is coming soon.'],
    ] as const) {
      await context.userEvent.click(navigation.getByRole('button', { name: label }));
      const popover = await screen.findByRole('dialog', { name: label });
      await expect(popover).toHaveTextContent(says);
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(popover).not.toBeInTheDocument());
    }
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Help');
  },
};

export const Panels: Story = {
  name: 'What’s New and Theme Gallery open over the screen (A42, A43, D22)',
  play: async (context) => {
    for (const label of ["What's New", 'Theme Gallery']) {
      await context.userEvent.click((await navigationOf(context)).getByRole('button', { name: label }));
      const panel = await screen.findByRole('dialog', { name: label });
      await context.userEvent.keyboard('{Escape}');
      await waitFor(() => expect(panel).not.toBeInTheDocument());
    }
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Help');
  },
};

export const TheOffer: Story = {
  name: 'The offer leads to the plans, and is not shown there (A46, A47, A48, A49)',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(offer)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'View Plan' }));
    await canvas.findByRole('heading', { level: 1, name: 'Plans and pricing' });
    await expect(canvas.queryByText(offer)).toBeNull();
  },
};

export const HelpMenu: Story = {
  name: 'The help menu, with a wiki of its own (A52, A53, A54, A55, A56, D2, D23)',
  play: async (context) => {
    await context.userEvent.click((await barOf(context)).getByRole('button', { name: 'Help' }));
    const place = async (name: RegExp) =>
      (await screen.findByRole('menuitem', { name })).getAttribute('href');
    await expect(await place(/^Feedback/)).toBe('/feedback');
    await expect(await place(/^Help Center/)).toBe('/help');
    await expect(await place(/^Tutorials/)).toBe('/videos');
    await expect(await place(/^Documentation/)).toBe('/docs');
    const wiki = screen.getByRole('menuitem', { name: /^Wiki/ });
    await expect(wiki).toHaveAttribute('target', '_blank');
    await expect(wiki).toHaveAttribute('href', 'https://wiki.kinora.test/');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const AMember: Story = {
  name: 'A member goes to chat, plans, packs and a new picture; profile and settings are coming soon (A51, A57, A59, A60, A61, A62, D34)',
  play: async (context) => {
    const { canvas, userEvent } = context;
    const bar = await barOf(context);
    const chat = bar.getByRole('link', { name: /Community chat/ });
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('href', 'https://chat.kinora.test/');
    await expect(bar.getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/create-image');
    const choose = async (name: string) => {
      await userEvent.click(await bar.findByRole('button', { name: 'Mara Lind' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Profile');
    await said('Profile is coming soon');
    await choose('Settings');
    await said('Settings is coming soon');
    await choose('Get more credits');
    const packs = await screen.findByRole('dialog', { name: 'Get more credits' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(packs).not.toBeInTheDocument());
    await userEvent.click(bar.getByRole('button', { name: 'Upgrade' }));
    await canvas.findByRole('heading', { level: 1, name: 'Plans and pricing' });
  },
};

export const AVisitor: Story = {
  name: 'A visitor who upgrades is asked to sign in first (A64, A65, A66, A101)',
  args: { isVisitor: true },
  play: async (context) => {
    const bar = await barOf(context);
    await expect(await bar.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await context.userEvent.click(bar.getByRole('button', { name: 'Upgrade' }));
    await said('Sign In Required');
    await said('Please sign in to upgrade your account.');
    await screen.findByRole('dialog', { name: 'Welcome to Kinora' });
  },
};
