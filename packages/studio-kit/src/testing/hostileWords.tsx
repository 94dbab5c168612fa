import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { drawn, type Drawn, type DrawnStories } from './sideBySide.tsx';

const address = `https://example.org/${'waves-and-dunes/'.repeat(20)}index.html?from=kinora`;

/** What people paste, that has no place to break, runs the other way, or never ends. */
export const hostile = {
  words: `${address} ${'x'.repeat(400)} ${'静かな港の上で紙の灯籠が揺れている'.repeat(6)} ${'أمواجهادئةعندالفجر'.repeat(12)}`,
  fileName: `${'IMG_20261114_harbour_at_dawn_'.repeat(7).slice(0, 196)}.png`,
  name: `Maximiliane${'Donaudampfschifffahrt'.repeat(8)}`,
  mail: `${'maximiliane.'.repeat(6)}von@${'donaudampfschifffahrt.'.repeat(7)}example.org`,
} as const;

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
