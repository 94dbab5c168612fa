export type FrameDeed = 'compare' | 'select' | 'reuse' | 'reference' | 'shortcuts' | 'delete';

const deeds: Readonly<Record<string, FrameDeed>> = {
  ' ': 'compare',
  x: 'select',
  r: 'reuse',
  s: 'reference',
  '?': 'shortcuts',
  delete: 'delete',
  // Where a Mac's key is called Delete.
  backspace: 'delete',
};

/** What a key does to the frame that has the focus. With Ctrl, Alt or ⌘ it belongs to somebody else. */
export const frameDeed = (press: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}): FrameDeed | null =>
  press.ctrlKey || press.altKey || press.metaKey ? null : (deeds[press.key.toLowerCase()] ?? null);
