/** A word with its unit takes about as much of a rail as a panel has. */
const wordShare = 1 / 3;

/**
 * Which of some marks has the room to say what all of them are: the first, if the next is far enough, else the one with
 * most. A word begins at the start of the rail, ends at its end, and lies in proportion between.
 */
export function markWithUnit(values: readonly number[], min: number, max: number): number {
  const places = values.map((value) => (value - min) / (max - min));
  const rooms = places.map((at, index) => {
    const [before, after] = [places[index - 1], places[index + 1]];
    return Math.min(
      before === undefined ? 1 : (at - before) / at,
      after === undefined ? 1 : (after - at) / (1 - at),
    );
  });
  const first = rooms.findIndex((room) => room >= wordShare);
  return first === -1 ? rooms.indexOf(Math.max(...rooms)) : first;
}
