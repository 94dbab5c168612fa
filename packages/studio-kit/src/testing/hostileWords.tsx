import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { drawn, type Drawn, type DrawnStories } from './sideBySide.tsx';

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
      await waitFor(() => expect(rooms.map(({ clientHeight }) => clientHeight > 20)).not.toContain(false));
      await expect(rooms.flatMap(spilled)).toEqual([]);
    },
  };
}

/** The story in a window of the narrowest phone, for what opens over the page and goes by the window's width. */
export function hostileWindow(
  stories: DrawnStories,
  story: Drawn & Pick<StoryObj, 'loaders'>,
  role: 'dialog' | 'banner' = 'dialog',
): StoryObj {
  return {
    ...(story.loaders && { loaders: story.loaders }),
    parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
    globals: { viewport: { value: 'narrow' } },
    render: (_args, context) => <>{drawn(stories, story, context)}</>,
    play: async () => {
      const shown = await screen.findByRole(role);
      await waitFor(() => expect(shown.clientHeight).toBeGreaterThan(20));
      await expect(window.innerWidth).toBe(320);
      await expect(spilled(document.documentElement)).toEqual([]);
      await expect(spilled(shown)).toEqual([]);
    },
  };
}

const pressable = 'button, a[href], input, textarea, select, [role="slider"], [role="radio"]';

function spilled(room: HTMLElement): string[] {
  const edges = room.getBoundingClientRect();
  const beyond = [...room.querySelectorAll<HTMLElement>(pressable)].filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && !scrolls(each, room) && (left < edges.left - 1 || right > edges.right + 1);
  });
  return [
    ...(room.scrollWidth > room.clientWidth ? [`${room.clientWidth}: ${room.scrollWidth} wide`] : []),
    ...beyond.map((each) => `${room.clientWidth}: ${each.ariaLabel ?? (each.innerText || each.tagName)}`),
  ];
}

/** Whether it stands in a row that is meant to be pushed along. */
function scrolls(from: HTMLElement, room: HTMLElement): boolean {
  for (let at = from.parentElement; at && at !== room; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}
