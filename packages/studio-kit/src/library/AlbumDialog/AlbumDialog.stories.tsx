import { libraryWords } from '@kinora/contract';
import { albumFixture } from '@kinora/contract/testing';
import { Button, Dialog } from '@kinora/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AlbumDialog } from './AlbumDialog.tsx';
import type { AlbumTask } from './albumTask.ts';

const sea = albumFixture();
const night = albumFixture({ id: 'night', title: 'After dark' });
const link = 'https://kinora.example/saved-albums?shared=6f1d2c';

const meta = {
  title: 'Studio Kit/Library/AlbumDialog',
  component: AlbumDialog,
  args: {
    task: { kind: 'create' },
    onSaveRequested: fn(),
    onAdditionRequested: fn(),
    onVisibilityRequested: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof AlbumDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Create: Story = {
  name: 'Create Album asks for a title and a description in a dialog that can save (A148)',
  tags: ['picture', 'narrow'],
  play: async () => {
    const shown = await dialog('Create Album');
    await expect(shown.getByRole('textbox', { name: /Title/ })).toBeRequired();
    await expect(shown.getByRole('textbox', { name: /Description/ })).not.toBeRequired();
    await expect(shown.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
};

export const AnAlbumIsMadeByKeys: Story = {
  name: 'An album is made by keys (A148)',
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Create Album');
    await waitFor(() => expect(shown.getByRole('textbox', { name: /Title/ })).toHaveFocus());
    await userEvent.keyboard('By the sea');
    await userEvent.tab();
    await userEvent.keyboard('Boats');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(args.onSaveRequested).toHaveBeenCalledWith({ title: 'By the sea', description: 'Boats' });
  },
};

export const OverADialog: Story = {
  name: 'An album that is asked for in another dialog begins at its field too, the second time as the first',
  render: function Over({ onClosed, ...rest }) {
    const [task, setTask] = useState<AlbumTask | null>(null);
    const closed = () => {
      setTask(null);
      onClosed();
    };
    return (
      <Dialog isOpen onOpenChange={() => {}} title="Tide">
        <Button onPress={() => setTask({ kind: 'add', count: 1, albums: [] })}>Add to album</Button>
        <AlbumDialog {...rest} task={task} onClosed={closed} />
      </Dialog>
    );
  },
  play: async ({ userEvent }) => {
    const under = await dialog('Tide');
    for (const opening of ['first', 'second']) {
      under.getByRole('button', { name: 'Add to album' }).focus();
      await userEvent.keyboard('{Enter}');
      const shown = await dialog('Add 1 creation to an album');
      await waitFor(() => expect(shown.getByRole('textbox'), opening).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    }
  },
};

export const WithoutATitleNothingIsSaved: Story = {
  name: 'An album without a title is not saved, and its field says so (A148)',
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Create Album');
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await expect(args.onSaveRequested).not.toHaveBeenCalled();
    await waitFor(() => expect(shown.getByRole('textbox', { name: /Title/ })).toBeInvalid());
  },
};

export const ATitleThatIsTooLong: Story = {
  name: 'A title that is too long is not cut: it is said by how much (A148)',
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Create Album');
    const title = shown.getByRole<HTMLInputElement>('textbox', { name: /Title/ });
    await userEvent.click(title);
    await userEvent.paste('a'.repeat(123));
    await userEvent.click(shown.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveAccessibleDescription(/at most 120 letters. Take 3 away/));
    await expect(title.value).toHaveLength(123);
    await expect(args.onSaveRequested).not.toHaveBeenCalled();
  },
};

export const Rename: Story = {
  name: 'An album is renamed from the title it has, which is chosen whole, and keeps its description (D19)',
  args: { task: { kind: 'rename', album: sea } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Rename album');
    const title = shown.getByRole('textbox', { name: /Title/ });
    await expect(title).toHaveValue('By the sea');
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Harbours{Enter}');
    await expect(args.onSaveRequested).toHaveBeenCalledWith({
      id: sea.id,
      title: 'Harbours',
      description: sea.description,
    });
  },
};

export const Add: Story = {
  name: 'The first album is chosen already, and has the focus, where creations are put into one',
  tags: ['picture'],
  args: { task: { kind: 'add', albums: [sea, night], count: 3 } },
  play: async () => {
    const first = (await dialog('Add 3 creations to an album')).getByRole('radio', { name: 'By the sea' });
    await expect(first).toBeChecked();
    await waitFor(() => expect(first).toHaveFocus());
  },
};

const fields = albumFixture({ id: 'fields', title: 'Fields' });

export const AlreadyInSome: Story = {
  name: 'An album that has all of the chosen creations says so and cannot be chosen, one that has some says how many (D19)',
  tags: ['picture', 'narrow', 'forced-colors'],
  args: {
    task: { kind: 'add', albums: [sea, night, fields], count: 3, held: { [sea.id]: 3, [night.id]: 1 } },
  },
  play: async () => {
    const shown = await dialog('Add 3 creations to an album');
    const full = shown.getByRole('radio', { name: 'By the sea' });
    await expect(full).toBeDisabled();
    await expect(full).toHaveAccessibleDescription('Already in it');
    const part = shown.getByRole('radio', { name: 'After dark' });
    await expect(part).toBeChecked();
    await waitFor(() => expect(part).toHaveFocus());
    await expect(part).toHaveAccessibleDescription('1 of 3 already in it');
    await expect(shown.getByRole('radio', { name: 'Fields' })).not.toHaveAccessibleDescription();
  },
};

export const AlreadyInAll: Story = {
  name: 'A creation that is in every album is offered a new one (D19)',
  args: { task: { kind: 'add', albums: [sea], count: 1, held: { [sea.id]: 1 } } },
  play: async () => {
    const shown = await dialog('Add 1 creation to an album');
    await expect(shown.getByRole('radio', { name: libraryWords.albums.create })).toBeChecked();
    await expect(shown.getByRole('textbox', { name: /New album title/ })).toBeInTheDocument();
  },
};

export const AlbumsOnTheirWay: Story = {
  name: 'The dialog is there before the albums are, and nothing can be added until they have come',
  args: { task: { kind: 'add', albums: null, count: 3 } },
  play: async () => {
    const shown = await dialog('Add 3 creations to an album');
    await expect(shown.getByRole('group', { name: 'Album' })).toHaveAttribute('aria-busy', 'true');
    await expect(shown.getByRole('button', { name: 'Add' })).toBeDisabled();
  },
};

export const TheyGoIntoTheChosenOne: Story = {
  name: 'A creation is put into the album that is chosen (D19)',
  args: { task: { kind: 'add', albums: [sea, night], count: 1 } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Add 1 creation to an album');
    shown.getByRole('radio', { name: 'By the sea' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(shown.getByRole('button', { name: 'Add' }));
    await expect(args.onAdditionRequested).toHaveBeenCalledWith({ album: night });
  },
};

export const TheyGoIntoANewOne: Story = {
  name: 'Creations are put into a new album where there is none yet (D19)',
  args: { task: { kind: 'add', albums: [], count: 2 } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Add 2 creations to an album');
    await waitFor(() => expect(shown.getByRole('textbox', { name: /New album title/ })).toHaveFocus());
    await userEvent.keyboard('Fields{Enter}');
    await expect(args.onSaveRequested).toHaveBeenCalledWith({ title: 'Fields', description: '' });
  },
};

export const Share: Story = {
  name: 'A public album shows its link, and who can see it (D19)',
  tags: ['picture', 'narrow'],
  args: { task: { kind: 'share', album: { ...sea, isPublic: true }, link } },
  play: async () => {
    const shown = await dialog('Share By the sea');
    await expect(shown.getByText(link)).toBeInTheDocument();
    await expect(shown.getByText(libraryWords.albums.madePublic, { exact: false })).toBeInTheDocument();
  },
};

export const PrivateUntilOneSaysOtherwise: Story = {
  name: 'An album has a link only once it is made public (D19)',
  args: { task: { kind: 'share', album: sea, link: null } },
  render: function Held(args) {
    const [task, setTask] = useState<AlbumTask | null>(args.task);
    return (
      <AlbumDialog
        {...args}
        task={task}
        onVisibilityRequested={(event) => {
          args.onVisibilityRequested(event);
          setTask({ kind: 'share', album: { ...event.album, isPublic: event.isPublic }, link });
        }}
        onClosed={() => setTask(null)}
      />
    );
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog('Share By the sea');
    await expect(shown.queryByText(link)).toBeNull();
    shown.getByRole('switch', { name: 'Public' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onVisibilityRequested).toHaveBeenCalledWith({ album: sea, isPublic: true });
    await expect(await shown.findByText(link)).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Error: Story = {
  name: 'A change that failed is said in the dialog',
  args: { problem: libraryWords.albums.failed },
  play: async () => {
    await expect((await dialog('Create Album')).getByRole('alert')).toHaveTextContent(
      'Failed to change the album',
    );
  },
};

export const Pending: Story = { args: { isPending: true } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
