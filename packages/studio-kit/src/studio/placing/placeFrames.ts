import { mediaOf, roomFor, type MediaKind, type StudioCreation, type TitleOf } from '@kinora/contract';
import { fileWords } from '../../composer/UploadZone/readFile.ts';
import type { FileLabels } from '../../labels/fileLabels.ts';
import { mostFrames } from '../../history/ContactSheet/creationDragType.ts';
import type { StudioPort } from '../studioPort.ts';
import { placesFor, type FramePlace } from '../FrameRow/framePlaces.ts';
import { openSlots } from './openSlots.ts';
import { named, placeFiles, type FileChanges, type PlacingStudio } from './placeFiles.ts';

/** Where frames that fall are looked up, and their files fetched. */
export interface OwnFrames {
  api: { readonly creations: Pick<StudioPort['creations'], 'byId'> };
  /** Fetches what an address of the person's own storage holds, as what is asked for: of a clip its first frame, where that is a picture. */
  readFrame: (address: string, kind: MediaKind) => Promise<Blob>;
}

/** A frame as a file that the person might have chosen, called by what it is of a clip. */
export async function frameFile(
  creation: StudioCreation,
  { input, address }: FramePlace,
  readFrame: OwnFrames['readFrame'],
  said: FileLabels,
  titleOf: TitleOf,
): Promise<File> {
  const kind = mediaOf(input);
  const { type, thumbnail_url: still } = creation;
  const title = titleOf(creation);
  const blob = await readFrame(address, kind).catch((problem: unknown) => {
    // A clip that can't be read here has been seen all the same, if only small.
    if (kind === type || !still) throw problem;
    return readFrame(still, kind);
  });
  const [, ending = 'png'] = blob.type.split('/');
  return new File([blob], `${kind === type ? title : said.firstFrameOf(title)}.${ending}`, {
    type: blob.type,
  });
}

/** Where a frame goes that fell on an input or beside them all: as what it is rather than as a picture of it. */
const placeOf = (places: readonly FramePlace[], input: string | undefined, { type }: StudioCreation) =>
  places.find(({ name }) => name === input) ??
  places.find((place) => mediaOf(place.input) === type) ??
  places[0];

/**
 * Puts frames where they fell, or where there is room for them. All that is known of them are ids, which any page may
 * have written: what is put is looked up among the person's own, and its file fetched from where that says, if there is
 * room for it: a clip may be as large as what a tab can hold.
 */
export async function placeFrames(
  studio: () => PlacingStudio | null,
  ids: readonly string[],
  { api, readFrame }: OwnFrames,
  changes: FileChanges,
  lost: string,
  titleOf: TitleOf,
  input?: string,
): Promise<boolean> {
  const said = fileWords(changes);
  const asked = [...new Set(ids)];
  const found = await Promise.all(
    asked.slice(0, mostFrames).map((id) => api.creations.byId(id).catch(() => null)),
  );
  const before = studio();
  if (!before) return false;
  const refusals = asked.length > mostFrames ? [said.tooManyFrames(mostFrames)] : [];
  const unread: MediaKind[] = [];
  const room = new Map<MediaKind, number>();
  const fetched: Promise<File | null>[] = [];
  for (const creation of found) {
    const place = creation?.file_url && placeOf(placesFor(before, creation), input, creation);
    if (!place) {
      refusals.push(creation?.file_url ? said.noPlace[creation.type](before.tool.title) : lost);
      continue;
    }
    const kind = mediaOf(place.input);
    const slots = openSlots(before, kind);
    const aim = named(input)(slots);
    const left = room.get(kind) ?? roomFor(aim ? [aim] : slots);
    room.set(kind, left - 1);
    if (left > 0) fetched.push(frameFile(creation, place, readFrame, said, titleOf).catch(() => null));
    else unread.push(kind);
  }
  const files = (await Promise.all(fetched)).filter((file) => file !== null);
  if (files.length < fetched.length) refusals.push(lost);
  return placeFiles(studio, files, changes, named(input), refusals, unread);
}
