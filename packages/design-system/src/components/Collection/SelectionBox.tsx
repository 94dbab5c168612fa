import { Checkbox } from 'react-aria-components';
import { Check, Minus } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { box } from './SelectionBox.css.ts';

/** Chooses the item or the row around it, which names it: for a finger, and for whoever opens by a press. */
export function SelectionBox() {
  return (
    <Checkbox slot="selection" data-part="selection" className={box}>
      {({ isSelected, isIndeterminate }) =>
        (isSelected || isIndeterminate) && <Icon glyph={isIndeterminate ? Minus : Check} size={16} />
      }
    </Checkbox>
  );
}
