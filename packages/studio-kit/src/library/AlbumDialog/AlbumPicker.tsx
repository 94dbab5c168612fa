import type { ChangedAlbum } from '@kinora/contract';
import { Form, RadioCards, TextField } from '@kinora/design-system';
import { FolderPlus, Images } from '@kinora/design-system/icons';
import { useEffect, useRef, useState } from 'react';
import type { KitLabels } from '../../labels/index.ts';
import { titleProblem } from './albumTask.ts';

export interface AlbumPickerProps<A> {
  id: string;
  albums: readonly A[];
  isPending: boolean;
  said: KitLabels['library']['album'];
  onSaveRequested: (event: { title: string; description: string }) => void;
  onAdditionRequested: (event: { album: A }) => void;
}

const another = 'new';

/** Into which album: one that is there, or a new one. */
export function AlbumPicker<A extends Pick<ChangedAlbum, 'id' | 'title'>>({
  id,
  albums,
  isPending,
  said,
  onSaveRequested,
  onAdditionRequested,
}: AlbumPickerProps<A>) {
  const [chosen, setChosen] = useState(albums[0]?.id ?? another);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const own = form.current;
    const at = document.activeElement;
    // It may come later than its dialog: whoever went to something in that meanwhile is left there.
    if (own && (!own.closest('[role="dialog"]')?.contains(at) || at?.contains(own)))
      own.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, []);
  return (
    <Form
      ref={form}
      id={id}
      isPending={isPending}
      validate={({ values: { title } }) =>
        typeof title === 'string' ? titleProblem(title.trim(), said) : {}
      }
      onSubmitted={({ values }) => {
        const album = albums.find((each) => each.id === chosen);
        if (album) onAdditionRequested({ album });
        else if (typeof values['title'] === 'string')
          onSaveRequested({ title: values['title'].trim(), description: '' });
      }}
    >
      {albums.length > 0 && (
        <RadioCards
          label={said.existing}
          layout="row"
          minCardWidth="100%"
          options={[
            ...albums.map((album) => ({ value: album.id, label: album.title, icon: Images })),
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
