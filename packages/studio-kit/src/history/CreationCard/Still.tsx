import { stillOf, type ShownCreation } from '@kinora/contract';
import { Icon } from '@kinora/design-system';
import { FileImage, FileVideo } from '@kinora/design-system/icons';
import { useState, type ComponentProps } from 'react';

export interface StillProps extends Omit<ComponentProps<'img'>, 'title' | 'src' | 'alt'> {
  creation: Pick<ShownCreation, 'type' | 'file_url' | 'thumbnail_url'>;
  title: string;
  /** Draws the mark where words beside it say what it is of; without it the mark is drawn and named as the picture is. */
  blankClass?: string | undefined;
}

/** What a creation is seen by. Where that does not come, the mark of its kind has its place, until there is another address. */
export function Still({ creation, title, blankClass, ...shown }: StillProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const still = stillOf(creation);
  return still !== null && still !== broken ? (
    <img loading="lazy" {...shown} src={still} alt={title} onError={() => setBroken(still)} />
  ) : (
    <span {...shown} {...(blankClass ? { className: blankClass } : { role: 'img', 'aria-label': title })}>
      <Icon glyph={creation.type === 'video' ? FileVideo : FileImage} size={20} />
    </span>
  );
}
