import type { CameraInput } from '@kinora/contract';
import { CameraPicker } from '../../composer/CameraPicker/CameraPicker.tsx';
import type { EditorProps } from './editor.ts';
import { useOffered } from './useOffered.ts';

export const CameraEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  accepts,
  onValueChanged,
}: EditorProps<CameraInput>) => (
  <CameraPicker
    label={input.label}
    help={input.help}
    options={useOffered(input.options, accepts)}
    value={value}
    initial={input.initial}
    errorMessage={errorMessage}
    isDisabled={isDisabled}
    onOptionChanged={(event) => onValueChanged(event.value)}
  />
);
