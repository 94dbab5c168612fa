import {
  acceptedFiles,
  addImages,
  characterLimits,
  images,
  libraryWords,
  type Character,
  type MediaFile,
} from '@kinora/contract';
import { Grid, IconButton, Image, Stack } from '@kinora/design-system';
import { X } from '@kinora/design-system/icons';
import { UploadList } from '@kinora/studio-kit';

const words = libraryWords.characters;

const reference = images({
  field: 'images',
  label: words.pictures,
  hint: words.picturesHint,
  min: 1,
  max: characterLimits.images,
  more: words.pictures,
  missing: words.pictureMissing,
  tooMany: words.tooMany,
});

export interface CharacterPicturesProps {
  name: string;
  /** Those that it has already. */
  kept: Character['images'];
  files: readonly MediaFile[];
  errorMessage?: string | undefined;
  isDisabled: boolean;
  onKeptChanged: (kept: Character['images']) => void;
  onFilesChanged: (files: readonly MediaFile[]) => void;
}

/** The reference pictures of a character: those it has, each of which can go, and new ones. */
export function CharacterPictures({
  name,
  kept,
  files,
  errorMessage,
  isDisabled,
  onKeptChanged,
  onFilesChanged,
}: CharacterPicturesProps) {
  const room = characterLimits.images - kept.length;
  return (
    <Stack gap={12}>
      {kept.length > 0 && (
        <Grid minColumnWidth="5rem" maxColumns={4} gap={8}>
          {kept.map(({ address, place }, index) => (
            <Stack key={place} gap={4} align="center">
              {address && <Image src={address} alt={words.picture(name, index + 1)} aspect={1} />}
              <IconButton
                size="sm"
                variant="ghost"
                icon={X}
                label={words.removePicture(index + 1)}
                isDisabled={isDisabled}
                onPress={() => onKeptChanged(kept.filter((each) => each.place !== place))}
              />
            </Stack>
          ))}
        </Grid>
      )}
      {room > 0 && (
        <UploadList
          label={words.pictures}
          hint={words.picturesHint}
          accept={acceptedFiles.image}
          files={files}
          moreLabel={words.addPictures(kept.length + files.length, characterLimits.images)}
          isFull={files.length >= room}
          isOrdered={false}
          isDisabled={isDisabled}
          errorMessage={errorMessage}
          refusalOf={({ name: chosen, size }) =>
            size > characterLimits.imageBytes ? words.tooLarge(chosen) : null
          }
          add={(held, chosen) => addImages({ ...reference, max: room }, held, chosen)}
          onFilesChanged={(event) => onFilesChanged(event.files)}
        />
      )}
    </Stack>
  );
}
