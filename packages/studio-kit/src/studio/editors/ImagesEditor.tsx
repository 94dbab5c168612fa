import {
  acceptedFiles,
  addImages,
  adviceOn,
  mediaKindOf,
  moreLabel,
  refusalOf,
  type ImagesInput,
  type MediaFile,
} from '@kinora/contract';
import { UploadList } from '../../composer/UploadList/index.ts';
import type { EditorProps } from './editor.ts';

export const ImagesEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  onValueChanged,
}: EditorProps<ImagesInput, readonly MediaFile[]>) => (
  <UploadList
    {...input}
    kind={mediaKindOf(input)}
    accept={acceptedFiles[mediaKindOf(input)]}
    files={value}
    moreLabel={moreLabel(input, value.length)}
    isFull={input.max !== undefined && value.length >= input.max}
    isOrdered={input.max !== undefined}
    adviceOn={(file) => adviceOn(input, file)}
    refusalOf={(file) => refusalOf(input, file)}
    errorMessage={errorMessage}
    isDisabled={isDisabled}
    add={(held, chosen) => addImages(input, held, chosen)}
    onFilesChanged={({ files }) => onValueChanged(files)}
  />
);
