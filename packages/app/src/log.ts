/** What nobody has to act on, kept for whoever looks into the browser's console. */
export function log(message: string, ...details: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the one place that may
  console.info(`Kinora: ${message}`, ...details);
}
