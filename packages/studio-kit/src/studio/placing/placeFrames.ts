import { titleOf, type StudioCreation } from '@kinora/contract';
import { fileWords } from '../../composer/UploadZone/readFile.ts';
import type { StudioPort } from '../studioPort.ts';
import { placesFor, type FramePlace } from '../FrameRow/framePlaces.ts';
import { named, placeFiles, type FileChanges, type PlacingStudio } from './placeFiles.ts';

/** Where frames that fall are looked up, and their files fetched. */
export interface OwnFrames {
  api: { readonly creations: Pick<StudioPort['creations'], 'byId'> };
  /** Fetches what an address of the person's own storage holds. */
  readFrame: (address: string) => Promise<Blob>;
}

/** No form holds more; any page can write a drag, with as many as it likes. */
const mostFrames = 50;

/** A frame as a file that the person might have chosen. */
export async function frameFile(
  creation: StudioCreation,
  address: string,
  readFrame: OwnFrames['readFrame'],
): Promise<File> {
  const blob = await readFrame(address);
  const [, ending = 'png'] = blob.type.split('/');
  return new File([blob], `${titleOf(creation)}.${ending}`, { type: blob.type });
}

/** Where a frame goes that fell on an input or beside them all: as what it is rather than as its still. */
const placeOf = (places: readonly FramePlace[], input: string | undefined, { file_url }: StudioCreation) =>
  places.find(({ name }) => name === input) ??
  places.find(({ address }) => address === file_url) ??
  places[0];

/**
 * Puts frames where they fell, or where there is room for them. All that is known of them are ids, which any page may
 * have written: what is put is looked up among the person's own, and its file fetched from where that says.
 */
export async function placeFrames(
  studio: () => PlacingStudio,
  ids: readonly string[],
  { api, readFrame }: OwnFrames,
  changes: FileChanges,
  lost: string,
  input?: string,
): Promise<boolean> {
  const before = studio();
  const said = fileWords(changes);
  const asked = [...new Set(ids)];
  const refusals = asked.length > mostFrames ? [said.tooManyFrames(mostFrames)] : [];
  const sought = asked.slice(0, mostFrames).map(async (id) => {
    const creation = await api.creations.byId(id).catch(() => null);
    const isThere = !!creation?.file_url;
    const place = isThere && placeOf(placesFor(before, creation), input, creation);
    const file = place && (await frameFile(creation, place.address, readFrame).catch(() => null));
    if (file) return [file];
    refusals.push(isThere && !place ? said.noPlace[creation.type](before.tool.title) : lost);
    return [];
  });
  const files = (await Promise.all(sought)).flat();
  return placeFiles(studio, files, changes, named(input), refusals);
}
