import { hasRoom, mediaOf, takesSeveral, type FileSlot } from '@kinora/contract';
import { CropMarks } from '@kinora/design-system';
import type { RefObject } from 'react';
import type { Takes } from './arrival.ts';
import { place, places } from './DropPlaces.css.ts';
import { openSlots, type OpenForm } from './openSlots.ts';
import { useHeld } from './useHeld.ts';

export interface DropPlacesProps {
  studio: OpenForm;
  form: RefObject<HTMLElement | null>;
  takes: Takes;
}

/** What is there is replaced where one file fits, and where several do there may be no room for another. */
const isOpen = (slot: FileSlot) => hasRoom(slot) || !takesSeveral(slot.input);

const show = (element: HTMLElement | null) => element?.showPopover();

/** While something is dragged over the window of a studio: where it may fall, each place by the name of its input. */
export function DropPlaces({ studio, form, takes }: DropPlacesProps) {
  const { kinds, over } = useHeld(form, takes);
  const open = openSlots(studio).filter((slot) => kinds.includes(mediaOf(slot.input)) && isOpen(slot));
  if (open.length === 0) return null;
  return (
    <div data-component="DropPlaces" data-overlay className={places} popover="manual" ref={show}>
      {open.map(({ name, input }) => (
        <CropMarks
          key={name}
          className={place}
          data-input={name}
          data-drop-target={over === name || undefined}
        >
          {input.label}
        </CropMarks>
      ))}
    </div>
  );
}
