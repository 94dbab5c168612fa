/** That what a size has changed is told a frame later: the browser says so in an error, and it is no fault of a story. */
export const isNoticeOfTheBrowser = (message: string): boolean =>
  /^(Error: )?ResizeObserver loop/.test(message);

/**
 * In a window that is not in front, user-event stands in for the events of a focus, each in an act of its own; where an
 * effect moves the focus that is one act within another, of which React says so, and nobody waits for either in vain.
 */
export const isNoticeOfNestedActs = (message: string): boolean =>
  message.startsWith('A component suspended inside an `act` scope');
