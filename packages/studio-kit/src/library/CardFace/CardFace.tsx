import { HoverClip, Icon, Image, type Glyph } from '@kinora/design-system';
import { ImageOff } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { blank, face, marks as marksClass } from './CardFace.css.ts';

export interface CardFaceProps {
  /** Without one the drawing stands in. */
  src?: string | null | undefined;
  /** Plays over the picture while the card is pointed at. */
  clip?: string | undefined;
  glyph?: Glyph | undefined;
  /** Badges over the picture. */
  marks?: ReactNode;
}

/** The picture at the head of a card of the library, in one shape for all. */
export const CardFace = ({ src, clip, glyph = ImageOff, marks }: CardFaceProps) => (
  <div className={face}>
    {src ? (
      <HoverClip clip={clip}>
        {/* The words beside it say what it is of. */}
        <Image src={src} alt="" aspect={16 / 9} />
      </HoverClip>
    ) : (
      <div className={blank}>
        <Icon glyph={glyph} size={20} />
      </div>
    )}
    {marks && <div className={marksClass}>{marks}</div>}
  </div>
);
