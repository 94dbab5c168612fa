import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawn, type Drawn, type DrawnStories } from './sideBySide.tsx';
import { spilled } from './spilled.ts';

/** A phone, a narrow phone, a tablet and a desk. */
const widths = [320, 390, 768, 1280];

/** The story at every width: what it draws keeps to its room, and whatever can be pressed or written in is in reach. */
export function hostileWords(stories: DrawnStories, story: Drawn & Pick<StoryObj, 'loaders'>): StoryObj {
  return {
    ...(story.loaders && { loaders: story.loaders }),
    // The same thing four times; what axe says of it is said in its own stories.
    parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
    render: (_args, context) => (
      <>
        {widths.map((width) => (
          <div key={width} data-room={width} style={{ inlineSize: width, paddingInline: 16 }}>
            {drawn(stories, story, context)}
          </div>
        ))}
      </>
    ),
    play: async ({ canvasElement }) => {
      const rooms = [...canvasElement.querySelectorAll<HTMLElement>('[data-room]')];
      await expect(rooms.map(({ clientWidth }) => clientWidth)).toEqual(widths);
      await waitFor(() => expect(rooms.map(({ clientHeight }) => clientHeight > 12)).not.toContain(false));
      await waitFor(() => expect(canvasElement.querySelector('[data-awaited]')).toBeNull());
      await expect(rooms.flatMap(spilled)).toEqual([]);
    },
  };
}

/**
 * The story in a window of the narrowest phone, for what opens over the page and goes by the window's width. `pasted`:
 * into what has the focus when it opens.
 */
export function hostileWindow(
  stories: DrawnStories,
  { pasted, ...story }: Drawn & Pick<StoryObj, 'loaders'> & { readonly pasted?: string },
  role: 'dialog' | 'banner' | 'menu' = 'dialog',
): StoryObj {
  return {
    ...(story.loaders && { loaders: story.loaders }),
    parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
    globals: { viewport: { value: 'narrow' } },
    render: (_args, context) => <>{drawn(stories, story, context)}</>,
    play: async ({ userEvent }) => {
      const shown = await screen.findByRole(role);
      await waitFor(() => expect(shown.clientHeight).toBeGreaterThan(20));
      await expect(window.innerWidth).toBe(320);
      if (pasted !== undefined) {
        await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
        await userEvent.paste(pasted);
        await waitFor(() => expect(document.activeElement).toHaveValue(pasted));
      }
      await waitFor(() => expect(shown.querySelector('[data-awaited]')).toBeNull());
      await expect(spilled(document.documentElement)).toEqual([]);
      await expect(spilled(shown)).toEqual([]);
    },
  };
}
