import { useContext } from 'react';
import { SelectStateContext } from 'react-aria-components';
import { X } from '../../icons/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { clear } from './MultiSelect.css.ts';

interface ClearChosenProps {
  label: string;
  isDisabled: boolean;
  /** It is gone with the last choice: the focus needs another place. */
  onCleared: () => void;
}

/** Lets go of all that was chosen, and is there only while something is. */
export function ClearChosen({ label, isDisabled, onCleared }: ClearChosenProps) {
  const state = useContext(SelectStateContext);
  if (isDisabled || !state || state.selectedItems.length === 0) return null;
  return (
    <span data-part="clear" className={clear}>
      {/* Without the slot it would open the list. */}
      <IconButton
        slot={null}
        label={label}
        icon={X}
        size="sm"
        onPress={() => {
          state.setValue([]);
          onCleared();
        }}
      />
    </span>
  );
}
