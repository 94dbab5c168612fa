/** Where a card of a mode is a line: what it leads to stands under it, and needs the room. */
export const low = '(max-height: 60rem)';
