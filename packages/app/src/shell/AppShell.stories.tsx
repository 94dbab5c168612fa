import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { screenStory, type ScreenStoryArgs } from '../mocks/screenStory.ts';

const meta = {
  ...screenStory,
  title: 'App/Shell',
  args: { path: '/help' },
} satisfies Meta<ScreenStoryArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes the network away; what it answers brings it back. */
function unplug(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
}

export const NoNetwork: Story = {
  name: 'That there is no network is said without moving anything that one works with',
  args: { path: '/wan-i2v' },
  play: async ({ canvas, canvasElement }) => {
    const file = await canvas.findByRole('button', { name: 'Choose a file' });
    // What comes late stands first: it may move things by a hair.
    await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
    await document.fonts.ready;
    const places = () =>
      [file, canvas.getByRole('heading', { level: 1 })].map((each) => each.getBoundingClientRect().top);
    const before = places();
    const plug = unplug();
    try {
      await waitFor(() => expect(screen.getByText(/^You are offline/)).toBeVisible());
      await expect(places()).toEqual(before);
    } finally {
      plug();
    }
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).toBeNull());
    await expect(places()).toEqual(before);
  },
};

export const NothingPressableUnderWhatIsSaid: Story = {
  name: 'In a studio with nothing in it no tip and no setting lies under what is said (D40)',
  tags: ['!picture'],
  args: { path: '/wan-i2v' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    const plug = unplug();
    try {
      await waitFor(() => expect(screen.getByText(/^You are offline/)).toBeVisible());
      const parts = [...canvasElement.querySelectorAll('main button, main input')].filter((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && part.checkVisibility();
      });
      await expect(parts.length).toBeGreaterThan(2);
      const covered = () =>
        parts.filter((part) => {
          const { left, top, bottom } = part.getBoundingClientRect();
          return document.elementFromPoint(left + 8, (top + bottom) / 2)?.closest('[data-component="Toast"]');
        });
      await waitFor(() => expect(covered()).toEqual([]));
    } finally {
      plug();
    }
  },
};

export const OnItsSide: Story = {
  name: 'What is said does not go from side to side while the page under it is scrolled',
  tags: ['!picture'],
  args: { path: '/kling-ai?mode=effects' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
    const plug = unplug();
    try {
      const said = await screen.findByText(/^You are offline/);
      const region = said.closest<HTMLElement>('[data-component="ToastRegion"]')!;
      const place = () => region.getBoundingClientRect();
      const before = place();
      window.scrollTo(0, 80);
      // It follows the bar, once the page has told that it was scrolled.
      await waitFor(() => expect(place().top).toBeLessThan(before.top));
      await expect(place().left).toBe(before.left);
    } finally {
      plug();
    }
  },
};

export const TheDrawerOfAPhone: Story = {
  name: 'The drawer of a phone has a cross beside the mark, and entries as wide as it is (A30)',
  tags: ['picture'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Open navigation' });
    await userEvent.click(menu);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    const shown = within(drawer);
    const mark = shown.getByRole('link', { name: 'Kinora, home' });
    await expect(mark).not.toHaveAttribute('data-hovered');
    await expect(mark).not.toHaveAttribute('data-focus-visible');
    // Until it has come in and has the focus, a press or a key may pass it by.
    await waitFor(() => expect(drawer).toHaveFocus());
    await waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    const { width } = drawer.getBoundingClientRect();
    await expect(shown.getByRole('link', { name: 'Home' }).getBoundingClientRect().width).toBeGreaterThan(
      width - 32,
    );
    await expect(shown.queryByRole('heading')).toBeNull();
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Navigation' })).toHaveFocus());
  },
};

export const TheStudioOneIsIn: Story = {
  name: 'The studio that one is in, asked for in the drawer, is gone on with at its heading (A30, A37)',
  args: { path: '/wan-i2v' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    const opened = spyOn(window, 'open').mockReturnValue(window);
    await userEvent.click(await canvas.findByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.click(within(drawer).getByRole('link', { name: /^WAN image to video/i }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(opened).not.toHaveBeenCalled();
  },
};
