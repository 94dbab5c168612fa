import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';

interface TypedTextProps {
  inputValue: string | undefined;
  defaultInputValue: string | undefined;
  onInputChange: ((text: string) => void) | undefined;
  /** Whether the text is one of the options. */
  isOption: (text: string) => boolean;
  onTextEntered: ((entered: { text: string }) => void) | undefined;
}

/**
 * What stands in a combo box, and the moment in which it counts though it is no option: on Enter, and on leaving.
 * React Aria reports nothing where the value was null before.
 */
export function useTypedText({
  inputValue,
  defaultInputValue,
  onInputChange,
  isOption,
  onTextEntered,
}: TypedTextProps) {
  const [typed, setTyped] = useState(defaultInputValue ?? '');
  const text = inputValue ?? typed;
  const reported = useRef('');
  const enter = (entered: string) => {
    const trimmed = entered.trim();
    if (!onTextEntered || !trimmed || isOption(trimmed) || trimmed === reported.current) return;
    reported.current = trimmed;
    onTextEntered({ text: trimmed });
  };
  return {
    text,
    onInputChange: (next: string) => {
      if (next !== text) reported.current = '';
      setTyped(next);
      onInputChange?.(next);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // With an option in focus, Enter chooses that one; while a word is put together, it ends that.
      const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant');
      if (event.key === 'Enter' && !isOnOption && !event.nativeEvent.isComposing)
        enter(event.currentTarget.value);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => enter(event.currentTarget.value),
  };
}
