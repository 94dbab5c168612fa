import { FileTrigger } from 'react-aria-components';
import { fileWords } from '../../labels/english/fileWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonProps } from '../Button/Button.tsx';

/** Files that someone picked, never none. */
export interface PickedFiles {
  files: readonly File[];
}

export interface FileButtonProps extends Omit<ButtonProps, 'children' | 'onPress' | 'type'> {
  /** Types or endings, as in HTML: 'image/*,.heic'. Without it every file can be picked. */
  accept?: string | undefined;
  allowsMultiple?: boolean | undefined;
  onFilesPicked: (picked: PickedFiles) => void;
  labels?: Partial<Pick<Labels, 'chooseFile' | 'chooseFiles'>> | undefined;
  children?: ButtonProps['children'];
}

/** Opens the system's file picker. */
export function FileButton({
  accept,
  allowsMultiple = false,
  onFilesPicked,
  labels,
  children,
  ...rest
}: FileButtonProps) {
  const { chooseFile, chooseFiles } = useWords(fileWords, labels);
  return (
    <FileTrigger
      allowsMultiple={allowsMultiple}
      acceptedFileTypes={accept ? accept.split(',').map((type) => type.trim()) : undefined}
      onSelect={(list) => {
        const files = [...(list ?? [])];
        if (files.length > 0) onFilesPicked({ files });
      }}
    >
      <Button data-component="FileButton" {...rest}>
        {children ?? (allowsMultiple ? chooseFiles : chooseFile)}
      </Button>
    </FileTrigger>
  );
}
