// A studio measures itself, not the window: it may stand in a page of somebody else's.

/** From here on settings and price stand beside the work: 900 px and a little less. */
export const columns = 'studio (inline-size >= 56rem)';
/** From here on all that can be done with a result stands in one line. */
export const wide = 'studio (inline-size >= 82rem)';
/** Below this there is hardly room for more than the words and the button. */
export const docked = 'studio (inline-size < 40rem)';
/** Below this the words and the button are docked together at the foot. */
export const stacked = 'studio (inline-size < 56rem)';
/** In a lower window a dock would leave nothing of the stage: there the button alone keeps its place. */
export const tall = '(height >= 40rem)';
const low = '(height < 40rem)';

/** Where what keeps its place at the foot must leave the form most of the window: under a thumb, and wherever it is low. */
export const whereTight = <const Style>(style: Style) =>
  ({ '@media': { [tall]: { '@container': { [docked]: style } }, [low]: style } }) as const;

export const onlyHeard = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** There is no room for it there: it is only heard. */
export const heardWhereTight = whereTight(onlyHeard);
