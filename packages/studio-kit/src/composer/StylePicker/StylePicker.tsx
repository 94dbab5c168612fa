import type { Option, OptionValue } from '@kinora/contract';
import { useEffect } from 'react';
import { useFetched } from '../../late/useFetched.ts';
import { OptionCards, type OptionPickerProps } from '../OptionCards/index.ts';
import { still } from './StylePicker.css.ts';

export type StylePickerProps<V extends OptionValue = OptionValue> = OptionPickerProps<V>;

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
export function StylePicker<V extends OptionValue>(props: StylePickerProps<V>) {
  const [pictures, ask] = useFetched(fetchPictures);
  useEffect(ask, [ask]);
  const drawnOf = ({ value }: Option<V>) => {
    if (pictures === null) return <span className={still} />;
    const drawn = pictures[String(value)];
    return drawn && <img className={still} src={drawn} alt="" />;
  };
  return <OptionCards {...props} size="sm" minCardWidth="6.5rem" mediaOf={drawnOf} />;
}
