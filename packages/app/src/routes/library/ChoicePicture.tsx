import { Icon } from '@kinora/design-system';
import { ImageOff } from '@kinora/design-system/icons';
import { useState } from 'react';
import { blank, still } from './CreationCompared.css.ts';

/** What a choice shows, and the words beside it name. Within what is pressed itself nothing offers to try again. */
export function ChoicePicture({ address }: { address: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return address && address !== broken ? (
    <img className={still} src={address} alt="" loading="lazy" onError={() => setBroken(address)} />
  ) : (
    <span className={`${still} ${blank}`}>{address && <Icon glyph={ImageOff} size={20} />}</span>
  );
}
