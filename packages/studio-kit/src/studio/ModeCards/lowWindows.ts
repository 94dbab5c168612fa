// How high a card of a mode may be: what it leads to stands under it, and is to be seen.

/** Here there is room for a still and a name. */
export const low = '(max-height: 60rem)';
/** Here for a name alone. */
export const lowest = '(max-height: 52rem)';
