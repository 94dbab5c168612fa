/** Each step on a line of its own, with the seconds since the start: it must read well in a log too. */
export function createProgress(write: (line: string) => void): (step: string) => void {
  const start = performance.now();
  return (step) => write(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${step}`);
}
