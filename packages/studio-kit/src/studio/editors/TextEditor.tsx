import type { TextInput } from '@kinora/contract';
import { PromptBox } from '../../composer/PromptBox/index.ts';
import type { EditorProps } from './editor.ts';

export const TextEditor = ({
  input,
  value,
  complaint,
  isDisabled,
  onValueChanged,
  onGenerateRequested,
}: EditorProps<TextInput, string>) => (
  <PromptBox
    label={input.label}
    value={value}
    placeholder={input.placeholder}
    description={input.help}
    maxLength={input.maxLength}
    complaint={complaint}
    isDisabled={isDisabled}
    onPromptChanged={({ prompt }) => onValueChanged(prompt)}
    onGenerateRequested={onGenerateRequested}
  />
);
