import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { needsGlyph } from '../dev/needsGlyph.ts';

export const iconSizes = [16, 18, 20] as const;
export type IconSize = (typeof iconSizes)[number];

/** A drawing from the list in glyphs.ts. */
export type Glyph = LucideIcon;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'style' | 'width' | 'height'> {
  glyph: Glyph;
  /** @default 18 */
  size?: IconSize | undefined;
  /** What it says by itself. Leave it out where words beside it say the same. */
  label?: string | undefined;
}

/** One drawing at one of three sizes, its lines equally fine at each. */
export function Icon({ glyph: GlyphElement, size = 18, label, ...rest }: IconProps) {
  if (process.env.NODE_ENV !== 'production') needsGlyph('Icon', 'glyph', GlyphElement);
  return (
    <GlyphElement
      data-component="Icon"
      {...rest}
      size={size}
      strokeWidth={1.5}
      absoluteStrokeWidth
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
