import { Checkbox } from 'react-aria-components';
import { Check, Minus } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import { box } from './SelectionBox.css.ts';

/** Chooses the item or the row around it, which names it, or all: for a finger, and for whoever opens by a press. */
export function SelectionBox({ ofAll = false }: { ofAll?: boolean }) {
  const { chooseItem, chooseAll } = useLabels();
  return (
    <Checkbox
      slot="selection"
      data-part="selection"
      aria-label={ofAll ? chooseAll : chooseItem}
      className={box}
    >
      {({ isSelected, isIndeterminate }) =>
        (isSelected || isIndeterminate) && <Icon glyph={isIndeterminate ? Minus : Check} size={16} />
      }
    </Checkbox>
  );
}
