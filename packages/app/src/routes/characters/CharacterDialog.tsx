import { characterLimits, libraryWords, likenessRule, problemIn, type Character } from '@kinora/contract';
import { Button, Dialog, Form, Notice, Stack, Text, TextArea, TextField } from '@kinora/design-system';
import { FileReadings } from '@kinora/studio-kit';
import { useId, useState } from 'react';
import { useToasts } from '../../toasts.tsx';
import { CharacterPictures } from './CharacterPictures.tsx';
import { NoPicture, useCharacterSaving } from './useCharacterSaving.ts';
import { useChosenPictures } from './useChosenPictures.ts';

const words = libraryWords.characters;
const none: Character['images'] = [];
const textIn = (values: Readonly<Record<string, unknown>>, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
};

export interface CharacterDialogProps {
  userId: string;
  /** Without one it is a new one. */
  character?: Character | undefined;
  onClosed: () => void;
}

/** Names somebody, says what they look like, and shows them (D3). Drawn anew for each character. */
export function CharacterDialog({ userId, character, onClosed }: CharacterDialogProps) {
  const toasts = useToasts();
  const form = useId();
  const saving = useCharacterSaving(userId);
  const [kept, setKept] = useState<Character['images']>(character?.images ?? none);
  const chosen = useChosenPictures();
  const missesPicture = saving.error instanceof NoPicture;
  const hasNone = kept.length + chosen.files.length === 0;

  const save = (values: Readonly<Record<string, unknown>>) =>
    saving.mutate(
      {
        ...(character && { id: character.id }),
        name: textIn(values, 'name'),
        description: textIn(values, 'description'),
        kept: kept.map(({ place }) => place),
        files: chosen.all(),
      },
      {
        onSuccess: () => {
          toasts.add({ tone: 'success', topic: 'character', title: words.saved });
          onClosed();
        },
      },
    );

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClosed()}
      asksFirst
      // Pictures that fell, were pasted or were taken away stand in no field.
      isFilledIn={chosen.files.length > 0 || kept !== (character?.images ?? none)}
      title={character ? words.edit : words.create}
      footer={
        <Button type="submit" form={form} tone="accent" variant="solid" isPending={saving.isPending}>
          {words.save}
        </Button>
      }
    >
      <Form id={form} isPending={saving.isPending} onSubmitted={({ values }) => save(values)}>
        <Stack gap={16}>
          {saving.isError && !missesPicture && (
            <Notice tone="danger" title={words.failed}>
              {problemIn(saving.error)?.message}
            </Notice>
          )}
          <TextField
            name="name"
            label={words.name}
            isRequired
            maxLength={characterLimits.name}
            defaultValue={character?.name ?? ''}
          />
          <TextArea
            name="description"
            label={words.description}
            description={words.descriptionHint}
            maxLength={characterLimits.description}
            defaultValue={character?.description ?? ''}
          />
          <FileReadings value={chosen.follow}>
            <CharacterPictures
              name={character?.name ?? words.create}
              kept={kept}
              files={chosen.files}
              errorMessage={missesPicture && hasNone ? words.pictureMissing : undefined}
              isDisabled={saving.isPending}
              onKeptChanged={setKept}
              onFilesChanged={chosen.keep}
            />
          </FileReadings>
          <Text as="p" size="sm" tone="secondary">
            {likenessRule}
          </Text>
        </Stack>
      </Form>
    </Dialog>
  );
}
