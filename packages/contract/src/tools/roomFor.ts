import type { FileSlot } from './fileSlots.ts';
import { filesOf, kindOf, takesSeveral } from './kinds/index.ts';

const roomIn = ({ input, held }: FileSlot) => kindOf(input).files!.most(input) - filesOf(input, held).length;

/** How many files go into these places; where there is one only, for one file, that takes the place of what is there. */
export const roomFor = (slots: readonly FileSlot[]): number =>
  slots.reduce((room, slot) => room + roomIn(slot), 0) ||
  Number(slots.length === 1 && !takesSeveral(slots[0]!.input));
