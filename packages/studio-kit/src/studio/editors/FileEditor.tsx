import {
  acceptedFiles,
  adviceOn,
  mediaOf,
  refusalOf,
  type AudioInput,
  type ImageInput,
  type VideoInput,
} from '@kinora/contract';
import { UploadZone } from '../../composer/UploadZone/index.ts';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import type { EditorProps } from './editor.ts';
import { toldByForm } from './toldByForm.ts';

/** One editor for every input that is one file: a picture, a clip, a sound. */
export const FileEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  isDrawnOn,
  isResultShown,
  onValueChanged,
}: EditorProps<ImageInput | VideoInput | AudioInput>) => {
  const { form } = useKitLabels('studio', studioLabels);
  return (
    <UploadZone
      labels={toldByForm}
      {...input}
      accept={acceptedFiles[mediaOf(input)]}
      file={value}
      isPreviewHidden={isDrawnOn}
      isPreviewStill={isResultShown}
      advice={value ? adviceOn(input, value, form) : []}
      refusalOf={(file) => refusalOf(input, file, form)}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      onFilesOffered={() => onValueChanged(value)}
      onFileChosen={({ file }) => onValueChanged(file)}
      onFileRemoved={() => onValueChanged(null)}
    />
  );
};
