/** A piece of long text, as data: whoever shows it decides how it looks. */
export type Block =
  | { readonly is: 'text'; readonly text: string }
  | { readonly is: 'list' | 'steps'; readonly items: readonly string[] }
  | { readonly is: 'code'; readonly language: string; readonly code: string }
  | {
      readonly is: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export const text = (words: string): Block => ({ is: 'text', text: words });
export const list = (...items: readonly string[]): Block => ({ is: 'list', items });
export const steps = (...items: readonly string[]): Block => ({ is: 'steps', items });
export const code = (language: string, lines: string): Block => ({
  is: 'code',
  language,
  code: lines.trim(),
});

/** All words of a piece, for searching. */
export function wordsIn(block: Block): string {
  if (block.is === 'text') return block.text;
  if (block.is === 'code') return block.code;
  if (block.is === 'table') return [block.caption, ...block.head, ...block.rows.flat()].join(' ');
  return block.items.join(' ');
}
