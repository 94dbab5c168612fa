import type { Option, OptionValue } from '@kinora/contract';
import { useFetchedWhen } from '@kinora/design-system';
import { OptionCards, type OptionPickerProps } from '../OptionCards/index.ts';
import { still } from './StylePicker.css.ts';

export type StylePickerProps<V extends OptionValue = OptionValue> = OptionPickerProps<V>;

// Nobody waits for pictures: until they come the names have to do.
const fetchPictures = async () => (await import('./samplePictures.ts')).samplePictures;

/** A look out of several, shown rather than described. A look that has no picture is a plain card. */
export function StylePicker<V extends OptionValue>(props: StylePickerProps<V>) {
  const pictures = useFetchedWhen(true, fetchPictures);
  const drawnOf = ({ value }: Option<V>) => {
    if (pictures === null) return <span className={still} />;
    const drawn = pictures[String(value)];
    return drawn && <img className={still} src={drawn} alt="" />;
  };
  return <OptionCards {...props} size="sm" minCardWidth="6.5rem" mediaOf={drawnOf} />;
}
