import type { ChangedAlbum } from '@kinora/contract';
import { Form, RadioCards, TextField, type FormProps } from '@kinora/design-system';
import { FolderPlus, Images } from '@kinora/design-system/icons';
import { useState } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { textIn, titleProblem } from './albumTask.ts';

export interface AlbumPickerProps<A> {
  /** What the dialog knows of it. */
  form: Pick<FormProps, 'id' | 'isPending' | 'startsFocused'>;
  albums: readonly A[];
  count: number;
  held?: Readonly<Record<string, number>> | undefined;
  said: KitLabels['library']['album'];
  onSaveRequested: (event: { title: string; description: string }) => void;
  onAdditionRequested: (event: { album: A }) => void;
}

const another = 'new';
const none = {};

/** Into which album: one that is there, or a new one. */
export function AlbumPicker<A extends Pick<ChangedAlbum, 'id' | 'title'>>({
  form,
  albums,
  count,
  held = none,
  said,
  onSaveRequested,
  onAdditionRequested,
}: AlbumPickerProps<A>) {
  const { number } = useReadable();
  const heldBy = ({ id }: Pick<A, 'id'>) => held[id] ?? 0;
  const isFull = (album: Pick<A, 'id'>) => heldBy(album) === count;
  const withRoom = albums.find((each) => !isFull(each))?.id ?? another;
  const [last, setChosen] = useState(withRoom);
  // What albums hold may come after them.
  const chosen = isFull({ id: last }) ? withRoom : last;
  const note = (size: number) =>
    size === count ? said.holdsAll : size > 0 ? said.holdsSome(number(size), number(count)) : undefined;
  return (
    <Form
      {...form}
      validate={({ values }) => (chosen === another ? titleProblem(values, said) : {})}
      onSubmitted={({ values }) => {
        const album = albums.find((each) => each.id === chosen);
        if (album) onAdditionRequested({ album });
        else onSaveRequested({ title: textIn(values, 'title'), description: '' });
      }}
    >
      {albums.length > 0 && (
        <RadioCards
          label={said.existing}
          layout="row"
          minCardWidth="100%"
          options={[
            ...albums.map((album) => ({
              value: album.id,
              label: album.title,
              icon: Images,
              description: note(heldBy(album)),
              isDisabled: isFull(album),
            })),
            { value: another, label: said.create, icon: FolderPlus },
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {chosen === another && <TextField name="title" label={said.newName} isRequired />}
    </Form>
  );
}
