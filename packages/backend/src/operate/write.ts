/** A line on standard output: a command's word for whoever runs it, or the log of a runtime that keeps what is written there. */
export const write = (line: string): void => {
  // oxlint-disable-next-line no-console -- the one place that may
  console.log(line);
};
