/** What a person sees of the whole command: lines that stay, and on a terminal one that tells what is running. */
export interface Screen {
  print(words: string): void;
  /** What the passing line says until it is told otherwise; null takes it away. */
  passing(words: (() => string) | null): void;
  /** Nothing is said after this. */
  close(): void;
}

const clear = '\r\u001B[2K';

export function createScreen(stream: NodeJS.WriteStream): Screen {
  const isLive = stream.isTTY && !process.env['CI'];
  let timer: NodeJS.Timeout | undefined;
  let words: (() => string) | null = null;
  let isOpen = true;
  // A terminal that was closed must not take us down before our processes.
  stream.on('error', () => {});
  const draw = (): void => {
    if (isLive && isOpen) stream.write(`${clear}${(words?.() ?? '').slice(0, (stream.columns || 80) - 1)}`);
  };
  const passing = (next: (() => string) | null): void => {
    clearInterval(timer);
    words = next;
    draw();
    if (next && isLive) timer = setInterval(draw, 1000);
  };
  return {
    print: (line) => {
      if (!isOpen) return;
      stream.write(`${isLive ? clear : ''}${line}\n`);
      if (words) draw();
    },
    passing,
    close: () => {
      passing(null);
      isOpen = false;
    },
  };
}
