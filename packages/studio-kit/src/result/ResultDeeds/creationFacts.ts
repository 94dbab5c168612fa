import type { Creation } from '@kinora/contract';

/** What a result is, in a line: 1280 × 720 · 5 s · Local engine. */
export const creationFacts = ({ width, height, seconds, made_by }: Creation): string[] =>
  [width && height ? `${width} × ${height}` : null, seconds ? `${seconds} s` : null, made_by].filter(
    (fact) => fact != null,
  );
