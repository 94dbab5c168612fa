import { generalWords } from '@kinora/contract';
import type { Words } from './words.ts';

const ways = { left: 'left', right: 'right', up: 'up', down: 'down' } as const;

const strokeText = {
  drawnOn: (label: string, file: string) => `${label} on ${file}`,
  nothingDrawn: 'Nothing is drawn yet: as it is, no part of the picture is moved.',
  drawn: (count: string, max: string) => `${count} of ${max} strokes`,
  full: (max: string) => `${max} of ${max} strokes are drawn. Remove one to draw another.`,
  placed: (number: string, max: string) => `Stroke ${number} of ${max} was added`,
  removed: (number: string) => `Stroke ${number} was removed`,
  stands: (stroke: string, across: string, down: string) => `${stroke}, ${across} across, ${down} down`,
  nothingToUndo: 'Nothing to undo.',
  undone: 'Undone',
  aimed: 'Aimed anew',
  undo: generalWords.undo,
  add: (count: string, max: string) => `Add a stroke (${count}/${max})`,
  remove: (number: string) => `Remove stroke ${number}`,
  stays: 'stays',
  moves: (across: keyof typeof ways | null, along: keyof typeof ways | null): string =>
    `moves ${[across, along].flatMap((way) => (way ? [ways[way]] : [])).join(' and ')}`,
  stroke: (number: string, direction: string) => `Stroke ${number}, ${direction}`,
  steer: (stands: string) => `${stands}. Arrow keys move it, with Shift they point it.`,
};

/** What the motion brush says. */
export type StrokeLabels = Words<typeof strokeText>;
export const strokeLabels: StrokeLabels = strokeText;
