import { filesOf, mediaOf, type FileSlot, type MediaKind, type StudioCreation } from '@kinora/contract';
import { openSlots, type OpenForm } from '../placing/openSlots.ts';

export interface FramePlace extends FileSlot {
  /** Which file of the frame goes there. */
  readonly address: string;
}

/** Which file of a creation goes where that is asked for: a picture is in a clip too. */
const addressFor = ({ type, file_url, thumbnail_url }: StudioCreation, kind: MediaKind): string | null =>
  kind === 'image' ? (file_url ?? thumbnail_url) : kind === type ? file_url : null;

export const isFree = ({ input, held }: FileSlot) => filesOf(input, held).length === 0;

/** The inputs that a frame fits, the empty ones first. */
export function placesFor(form: OpenForm, creation: StudioCreation): FramePlace[] {
  const places = openSlots(form).flatMap((slot) => {
    const address = addressFor(creation, mediaOf(slot.input));
    return address ? [{ ...slot, address }] : [];
  });
  return places.toSorted((one, other) => Number(isFree(other)) - Number(isFree(one)));
}
