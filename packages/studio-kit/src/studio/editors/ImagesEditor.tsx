import {
  acceptedFiles,
  addImages,
  adviceOnAll,
  emptyHint,
  mediaOf,
  moreLabel,
  refusalOf,
  type ImagesInput,
} from '@kinora/contract';
import { UploadList } from '../../composer/UploadList/index.ts';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import type { EditorProps } from './editor.ts';
import { toldByForm } from './toldByForm.ts';

export const ImagesEditor = ({
  input,
  value,
  errorMessage,
  isDisabled,
  onValueChanged,
}: EditorProps<ImagesInput>) => {
  const { form } = useKitLabels('studio', studioLabels);
  return (
    <UploadList
      labels={toldByForm}
      {...input}
      kind={mediaOf(input)}
      accept={acceptedFiles[mediaOf(input)]}
      files={value}
      hint={value.length === 0 ? emptyHint(input) : input.hint}
      moreLabel={moreLabel(input, value.length)}
      isFull={input.max !== undefined && value.length >= input.max}
      isOrdered={input.max !== undefined}
      advice={adviceOnAll(input, value, form)}
      refusalOf={(file) => refusalOf(input, file, form)}
      errorMessage={errorMessage}
      isDisabled={isDisabled}
      add={(held, chosen) => addImages(input, held, chosen, form)}
      onFilesOffered={() => onValueChanged(value)}
      onFilesChanged={({ files }) => onValueChanged(files)}
    />
  );
};
