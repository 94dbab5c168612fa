import {
  filesOf,
  mediaOf,
  stillOf,
  type FileSlot,
  type MediaKind,
  type StudioCreation,
} from '@kinora/contract';
import { openSlots, type OpenForm } from '../placing/openSlots.ts';

export interface FramePlace extends FileSlot {
  /** Which file of the frame goes there. */
  readonly address: string;
}

/** Which file of a creation goes where that is asked for: a clip's still fits where a picture does. */
const addressFor = (creation: StudioCreation, kind: MediaKind): string | null =>
  kind === 'image' ? stillOf(creation) : kind === creation.type ? creation.file_url : null;

export const isFree = ({ input, held }: FileSlot) => filesOf(input, held).length === 0;

/** The inputs that a frame fits, the empty ones first. */
export function placesFor(form: OpenForm, creation: StudioCreation): FramePlace[] {
  const places = openSlots(form).flatMap((slot) => {
    const address = addressFor(creation, mediaOf(slot.input));
    return address ? [{ ...slot, address }] : [];
  });
  return places.toSorted((one, other) => Number(isFree(other)) - Number(isFree(one)));
}
