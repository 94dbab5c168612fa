import type { PromptTemplate } from '@kinora/contract';
import { CommandKey, Kbd, TextArea, VisuallyHidden } from '@kinora/design-system';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { hint, tools } from './PromptBox.css.ts';
import { Templates } from './Templates.tsx';
import { usePromptHistory } from './usePromptHistory.ts';

export interface PromptBoxProps {
  label: string;
  value: string;
  placeholder?: string | undefined;
  description?: string | undefined;
  maxLength: number;
  /** Prompts used before, latest first: Alt with the arrows up and down goes through them. */
  history?: readonly string[] | undefined;
  /** Words to begin with, in a menu under the text. */
  templates?: readonly PromptTemplate[] | undefined;
  /** Why Generate would not take it. */
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  onPromptChanged: (event: { prompt: string }) => void;
  /** Ctrl or Cmd with Enter. */
  onGenerateRequested?: (() => void) | undefined;
  /** A picture, or another file, that is pasted while one writes; without it files are left to the page, as a Studio wants them. */
  onFilesPasted?: ((event: { files: readonly File[] }) => void) | undefined;
  labels?: Partial<KitLabels['composer']> | undefined;
}

const none: readonly string[] = [];

/** Where a person says what they want to see. It grows with the words, and counts them. */
export function PromptBox({
  label,
  value,
  placeholder,
  description,
  maxLength,
  history = none,
  templates = [],
  errorMessage,
  isDisabled = false,
  onPromptChanged,
  onGenerateRequested,
  onFilesPasted,
  labels,
}: PromptBoxProps) {
  const said = useKitLabels('composer', composerLabels, labels);
  const past = usePromptHistory(value, history, (prompt) => onPromptChanged({ prompt }));

  const obey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onGenerateRequested?.();
    }
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (event.altKey && by !== null && past.step(by)) event.preventDefault();
  };

  const takeFiles = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (!onFilesPasted || files.length === 0) return;
    event.preventDefault();
    onFilesPasted({ files });
  };

  return (
    <>
      <TextArea
        data-component="PromptBox"
        label={label}
        value={value}
        placeholder={placeholder}
        description={description}
        maxLength={maxLength}
        footer={
          <div className={tools}>
            {templates.length > 0 && (
              <Templates
                label={said.templates}
                {...{ templates, isDisabled, value }}
                onReplaced={past.replace}
              />
            )}
            <span className={hint} aria-hidden>
              {onGenerateRequested && (
                <span>
                  <CommandKey /> <Kbd>Enter</Kbd> {said.generates}
                </span>
              )}
              {past.count > 0 && (
                <span>
                  <Kbd>Alt</Kbd> <Kbd>↑</Kbd> {said.earlier}
                </span>
              )}
            </span>
          </div>
        }
        errorMessage={errorMessage}
        isDisabled={isDisabled}
        onChange={(prompt) => onPromptChanged({ prompt })}
        aria-keyshortcuts={onGenerateRequested && 'Control+Enter Meta+Enter'}
        onKeyDown={obey}
        onPaste={takeFiles}
      />
      <VisuallyHidden role="status">
        {past.place > 0 && said.earlierPrompt(past.place, past.count)}
      </VisuallyHidden>
    </>
  );
}
