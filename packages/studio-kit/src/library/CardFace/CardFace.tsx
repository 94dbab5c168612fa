import { Icon, Image, type Glyph } from '@kinora/design-system';
import { ImageOff } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { blank, face, marks as marksClass, picture } from './CardFace.css.ts';

export interface CardFaceProps {
  /** null where there is none: the drawing stands in. */
  src: string | null;
  glyph?: Glyph | undefined;
  /** Badges over the picture. */
  marks?: ReactNode;
}

/** The picture at the head of a card of the library, in one shape for all. */
export const CardFace = ({ src, glyph = ImageOff, marks }: CardFaceProps) => (
  <div className={face}>
    {src ? (
      // The words beside it say what it is of.
      <Image className={picture} src={src} alt="" aspect={16 / 9} />
    ) : (
      <div className={blank}>
        <Icon glyph={glyph} size={20} />
      </div>
    )}
    {marks && <div className={marksClass}>{marks}</div>}
  </div>
);
