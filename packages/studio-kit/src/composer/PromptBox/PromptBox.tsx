import { Kbd, TextArea } from '@kinora/design-system';
import type { KeyboardEvent } from 'react';
import { hint } from './PromptBox.css.ts';

export interface PromptBoxProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  description?: string | undefined;
  maxLength: number;
  /** Why Generate would not take it. */
  complaint?: string | undefined;
  isDisabled?: boolean | undefined;
  onPromptChanged: (event: { prompt: string }) => void;
  /** Ctrl or Cmd with Enter. */
  onGenerateRequested?: (() => void) | undefined;
}

/** Where a person says what they want to see. It grows with the words and counts them near the end. */
export function PromptBox({
  label,
  value,
  placeholder,
  description,
  maxLength,
  complaint,
  isDisabled = false,
  onPromptChanged,
  onGenerateRequested,
}: PromptBoxProps) {
  const submitOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onGenerateRequested?.();
  };

  return (
    <TextArea
      data-component="PromptBox"
      label={label}
      value={value}
      placeholder={placeholder}
      description={description}
      maxLength={maxLength}
      footer={
        onGenerateRequested && (
          <span className={hint} aria-hidden>
            <Kbd>Ctrl</Kbd> <Kbd>Enter</Kbd> generates
          </span>
        )
      }
      errorMessage={complaint}
      isDisabled={isDisabled}
      onChange={(prompt) => onPromptChanged({ prompt })}
      onKeyDown={submitOnShortcut}
    />
  );
}
