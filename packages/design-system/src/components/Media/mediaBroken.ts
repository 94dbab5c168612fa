import type { Labels } from '../../labels/labels.ts';

/** English lies here and not with the other words: whole sentences that only a player needs. */
export const mediaBroken: NonNullable<Labels['mediaBroken']> = {
  connection: 'The connection was lost while this was loading.',
  damaged: 'This file is damaged and can’t be played on.',
  unsupported: 'This file can’t be found, or this browser can’t play its kind.',
};
