import type { ChangedAlbum } from '@kinora/contract';
import { Form, Stack, TextArea, TextField } from '@kinora/design-system';
import type { KitLabels } from '../../labels/index.ts';
import { albumLimits, textIn, titleProblem } from './albumTask.ts';

export interface AlbumFormProps {
  id: string;
  album: Omit<ChangedAlbum, 'isPublic'> | undefined;
  isPending: boolean;
  said: KitLabels['library']['album'];
  onSaveRequested: (event: { id?: string; title: string; description: string }) => void;
}

/** What an album is called, and what it is about. */
export function AlbumForm({ id, album, isPending, said, onSaveRequested }: AlbumFormProps) {
  return (
    <Form
      id={id}
      isPending={isPending}
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
