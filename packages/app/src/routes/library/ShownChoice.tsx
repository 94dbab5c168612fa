import { listWords } from '@kinora/contract';
import { Inline, SegmentedControl, type SegmentedControlProps } from '@kinora/design-system';

type ShownChoiceProps<Value extends string> = Required<
  Pick<SegmentedControlProps<Value>, 'options' | 'value' | 'onChange'>
>;

/** Which of all that a page of the library has it shows. */
export const ShownChoice = <Value extends string>(choice: ShownChoiceProps<Value>) => (
  <Inline>
    <SegmentedControl label={listWords.show} isLabelHidden isFitted {...choice} />
  </Inline>
);
