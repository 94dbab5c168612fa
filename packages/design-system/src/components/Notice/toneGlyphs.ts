import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../../icons/glyphs.ts';
import type { Glyph } from '../../icons/Icon.tsx';

export const noticeTones = ['neutral', 'accent', 'danger', 'warning', 'success', 'info'] as const;
export type NoticeTone = (typeof noticeTones)[number];

/** Tones differ by shape too, for those who don't see the colour. */
export const toneGlyphs = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
} satisfies Partial<Record<NoticeTone, Glyph>>;
