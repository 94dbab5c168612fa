import type { ChangedAlbum } from '@kinora/contract';
import { Button, Dialog, Notice, Skeleton, Stack } from '@kinora/design-system';
import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { albumLabels } from '../../labels/albumLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { useLastShown } from '../useLastShown.ts';
import { AlbumForm } from './AlbumForm.tsx';
import { AlbumPicker } from './AlbumPicker.tsx';
import { AlbumSharing } from './AlbumSharing.tsx';
import type { AlbumTask } from './albumTask.ts';

export interface AlbumDialogProps<A extends ChangedAlbum = ChangedAlbum> {
  /** null while it is closed. */
  task: AlbumTask<A> | null;
  isPending?: boolean | undefined;
  /** Why it did not work. */
  problem?: string | undefined;
  /** Without an id it is a new one. With it stood open to add: the creations go into it. */
  onSaveRequested: (event: { id?: string; title: string; description: string }) => void;
  onAdditionRequested: (event: { album: A }) => void;
  onVisibilityRequested: (event: { album: A; isPublic: boolean }) => void;
  onClosed: () => void;
  labels?: Partial<KitLabels['library']> | undefined;
}

/** Makes an album, renames it, puts creations into one, or shares it. */
export function AlbumDialog<A extends ChangedAlbum>({
  task: asked,
  isPending = false,
  problem,
  onSaveRequested,
  onAdditionRequested,
  onVisibilityRequested,
  onClosed,
  labels,
}: AlbumDialogProps<A>) {
  const said = useKitLabels('library', albumLabels, labels);
  const { number } = useReadable();
  const form = useId();
  const task = useLastShown(asked);
  const title =
    task?.kind === 'add'
      ? said.album.add(number(task.count))
      : task?.kind === 'share'
        ? said.album.share(task.album.title)
        : task && said.album[task.kind];
  const isAwaited = task?.kind === 'add' && task.albums === null;
  const asking = {
    form: { id: form, isPending, startsFocused: true },
    said: said.album,
    onSaveRequested,
  };
  return (
    <Dialog
      isOpen={asked !== null}
      onOpenChange={onClosed}
      asksFirst
      size="sm"
      title={title}
      footer={
        task?.kind === 'share' ? (
          <Button onPress={onClosed}>{said.album.close}</Button>
        ) : (
          <Button
            type="submit"
            form={form}
            tone="accent"
            variant="solid"
            isPending={isPending}
            isDisabled={isAwaited}
          >
            {task?.kind === 'add' ? said.album.addHere : said.album.save}
          </Button>
        )
      }
    >
      <Stack gap={16} data-component="AlbumDialog">
        {problem && <Notice tone="danger" title={problem} />}
        {(task?.kind === 'create' || task?.kind === 'rename') && (
          <AlbumForm {...asking} album={'album' in task ? task.album : undefined} />
        )}
        {isAwaited && (
          <div role="group" aria-label={said.album.existing} aria-busy="true">
            <Skeleton shape="text" lines={3} />
          </div>
        )}
        {task?.kind === 'add' && task.albums && (
          <AlbumPicker {...asking} {...task} albums={task.albums} onAdditionRequested={onAdditionRequested} />
        )}
        {task?.kind === 'share' && (
          <AlbumSharing
            album={task.album}
            link={task.link}
            isPending={isPending}
            said={said.album}
            onVisibilityRequested={onVisibilityRequested}
          />
        )}
      </Stack>
    </Dialog>
  );
}
