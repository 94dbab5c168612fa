import type { SeedInput } from '@kinora/contract';
import { SeedField } from '../../composer/SeedField/SeedField.tsx';
import type { EditorProps } from './editor.ts';

export const SeedEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  lastValue,
  onValueChanged,
}: EditorProps<SeedInput>) => (
  <SeedField
    label={input.label}
    help={input.help}
    max={input.max}
    seed={value}
    lastSeed={typeof lastValue === 'number' ? lastValue : null}
    errorMessage={errorMessage}
    isDisabled={isDisabled}
    onSeedChanged={({ seed }) => onValueChanged(seed)}
  />
);
