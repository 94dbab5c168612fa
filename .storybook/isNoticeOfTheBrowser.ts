/** That what a size has changed is told a frame later: the browser says so in an error, and it is no fault of a story. */
export const isNoticeOfTheBrowser = (message: string): boolean =>
  /^(Error: )?ResizeObserver loop/.test(message);
