import { Bell, MessageSquare } from '../../icons/glyphs.ts';
import type { Glyph } from '../../icons/Icon.tsx';
import { toneGlyphs } from './toneGlyphs.ts';
import type { NoticeTone } from './toneGlyphs.ts';

/** With those that only notices and banners draw: apart, so that a toast doesn't carry them. */
export const noticeGlyphs: Record<NoticeTone, Glyph> = {
  ...toneGlyphs,
  neutral: MessageSquare,
  accent: Bell,
};
