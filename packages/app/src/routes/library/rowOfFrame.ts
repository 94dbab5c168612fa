import type { Named } from './goOnBeside.ts';

/** Longer than a list takes to draw what it was scrolled to. */
const mostFrames = 30;

/** The row of a frame in a sheet that draws only what is in sight: it is scrolled to where the row will be, then looked for. */
export async function rowOfFrame(
  sheet: HTMLElement,
  frames: readonly Named[],
  id: string,
): Promise<HTMLElement | null> {
  const drawn = () => sheet.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(id)}"]`);
  const at = frames.findIndex((each) => each.id === id);
  if (at < 0) return null;
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const row = drawn();
    if (row) {
      row.scrollIntoView({ block: 'nearest' });
      return row;
    }
    // Rows are all of one height: it stands as far down as there are frames before it.
    const list = sheet.querySelector('[role=grid]');
    if (list) list.scrollTop = (list.scrollHeight * at) / frames.length - list.clientHeight / 2;
    await new Promise(requestAnimationFrame);
  }
  return null;
}
