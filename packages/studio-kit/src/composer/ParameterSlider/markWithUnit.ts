/**
 * Which of some marks says what all of them are, by their places on a rail from 0 to 1: the first with room for a word
 * more, which takes a third of the rail. Words lie in proportion to their places, so that none leaves the rail.
 */
export const markWithUnit = (places: readonly number[]): number => {
  // What has none beside it has all the room.
  const hasRoom = (at: number, index: number) =>
    at - (places[index - 1] ?? -1) >= at / 3 && (places[index + 1] ?? 2) - at >= (1 - at) / 3;
  return Math.max(0, places.findIndex(hasRoom));
};
