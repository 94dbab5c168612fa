import { ratioOf, type Option, type OptionValue } from '@kinora/contract';
import { OptionCards, type OptionPickerProps } from '../OptionCards/index.ts';
import { RatioShape } from './RatioShape.tsx';

const shapeOf = ({ value }: Option) => <RatioShape ratio={ratioOf(String(value))} />;

/** The shape of what will be made, each option drawn as the frame that it is. */
export const AspectRatioPicker = <V extends OptionValue>(props: OptionPickerProps<V>) => (
  <OptionCards {...props} size="sm" minCardWidth="5.5rem" mediaOf={shapeOf} />
);
