import type { Option, OptionValue } from '@kinora/contract';
import { useEffect, type ReactNode } from 'react';
import { useFetched } from '../../late/useFetched.ts';
import { OptionCards, type OptionPickerProps } from '../OptionCards/index.ts';
import { still } from './StylePicker.css.ts';

export interface StylePickerProps<V extends OptionValue = OptionValue> extends OptionPickerProps<V> {
  /** A picture of one's own instead of the drawn ones. */
  pictureOf?: ((option: Option<V>) => ReactNode) | undefined;
}

const noPictures: Readonly<Record<string, string>> = {};

// Nobody waits for pictures; where they do not come, the names have to do.
const fetchPictures = async () => {
  try {
    return (await import('./samplePictures.ts')).samplePictures;
  } catch {
    return noPictures;
  }
};

/** A look out of several, shown rather than described. A look that has no picture is a plain card. */
export function StylePicker<V extends OptionValue>({ pictureOf, ...rest }: StylePickerProps<V>) {
  const [pictures, ask] = useFetched(fetchPictures);
  const isOwn = pictureOf !== undefined;
  useEffect(() => {
    if (!isOwn) ask();
  }, [isOwn, ask]);
  const drawnOf = ({ value }: Option<V>) => {
    if (pictures === null) return <span className={still} />;
    const drawn = pictures[String(value)];
    return drawn && <img className={still} src={drawn} alt="" />;
  };
  return <OptionCards {...rest} size="sm" minCardWidth="6.5rem" mediaOf={pictureOf ?? drawnOf} />;
}
