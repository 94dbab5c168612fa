import type { TextInput } from '@kinora/contract';
import { TextField } from '@kinora/design-system';
import { PromptBox } from '../../composer/PromptBox/index.ts';
import type { EditorProps } from './editor.ts';
import { usePastPrompts } from './usePastPrompts.ts';

export function TextEditor({
  input,
  value,
  errorMessage,
  isDisabled,
  readPastPrompts,
  onValueChanged,
  onGenerateRequested,
}: EditorProps<TextInput>) {
  const [past, readPast] = usePastPrompts(readPastPrompts);
  const field = {
    label: input.label,
    value,
    placeholder: input.placeholder,
    description: input.help,
    maxLength: input.maxLength,
    isDisabled,
  };
  if (input.isLine) return <TextField {...field} errorMessage={errorMessage} onChange={onValueChanged} />;
  return (
    <div onFocus={readPast}>
      <PromptBox
        {...field}
        history={past}
        templates={input.templates}
        errorMessage={errorMessage}
        onPromptChanged={({ prompt }) => onValueChanged(prompt)}
        onGenerateRequested={onGenerateRequested}
      />
    </div>
  );
}
