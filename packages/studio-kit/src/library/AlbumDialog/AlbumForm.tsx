import type { ChangedAlbum } from '@kinora/contract';
import { Form, Stack, TextArea, TextField, type FormProps } from '@kinora/design-system';
import type { KitLabels } from '../../labels/index.ts';
import { albumLimits, textIn, titleProblem } from './albumTask.ts';

export interface AlbumFormProps {
  /** What the dialog knows of it. */
  form: Pick<FormProps, 'id' | 'isPending' | 'startsFocused'>;
  album: Omit<ChangedAlbum, 'isPublic'> | undefined;
  said: KitLabels['library']['album'];
  onSaveRequested: (event: { id?: string; title: string; description: string }) => void;
}

/** What an album is called, and what it is about. */
export function AlbumForm({ form, album, said, onSaveRequested }: AlbumFormProps) {
  return (
    <Form
      {...form}
      validate={({ values }) => titleProblem(values, said)}
      onSubmitted={({ values }) =>
        onSaveRequested({
          ...(album && { id: album.id }),
          title: textIn(values, 'title'),
          description: textIn(values, 'description'),
        })
      }
    >
      <Stack gap={16}>
        <TextField name="title" label={said.name} isRequired defaultValue={album?.title ?? ''} />
        <TextArea
          name="description"
          label={said.description}
          maxLength={albumLimits.description}
          defaultValue={album?.description ?? ''}
        />
      </Stack>
    </Form>
  );
}
