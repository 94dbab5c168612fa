import type { Glyph } from '../../icons/Icon.tsx';

/** A place to go to or a thing to do. */
export interface CommandItem {
  id: string;
  label: string;
  /** The heading that it stands under. */
  group?: string | undefined;
  /** Further words that people may look for it by. They are not shown. */
  keywords?: readonly string[] | undefined;
  icon?: Glyph | undefined;
  /** A few words that tell it from others: where it lies, when it was made. */
  description?: string | undefined;
  /** Keys that do the same from anywhere, in their order: ['Ctrl', 'K']. */
  shortcut?: readonly string[] | undefined;
  /** Makes it a real link. */
  href?: string | undefined;
  target?: string | undefined;
  isDisabled?: boolean | undefined;
}
