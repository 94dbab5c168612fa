import { acceptedImages, adviceOn, type ImageInput, type MediaFile } from '@kinora/contract';
import { UploadZone } from '../../composer/UploadZone/index.ts';
import type { EditorProps } from './editor.ts';

export const ImageEditor = ({
  input,
  value,
  complaint,
  isDisabled,
  onValueChanged,
}: EditorProps<ImageInput, MediaFile | null>) => (
  <UploadZone
    label={input.label}
    hint={input.hint}
    accept={acceptedImages}
    file={value}
    advice={value ? adviceOn(input, value) : []}
    complaint={complaint}
    isDisabled={isDisabled}
    onFileChosen={({ file }) => onValueChanged(file)}
    onFileRemoved={() => onValueChanged(null)}
  />
);
