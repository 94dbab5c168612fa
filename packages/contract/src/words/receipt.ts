/** What a creation's receipt says: what made it, and what changed since another. */
export const receiptWords = {
  receipt: 'What made this',
  changed: 'What changed',
  unchanged: 'The same settings made both: where they differ, that is chance.',
  unknown: 'Its settings were not kept.',
  tool: 'Tool',
  engine: 'Made by',
  frame: 'Size',
  length: 'Length',
  price: 'Price',
  /** In place of a price that an included generation paid. */
  included: 'Included',
  made: 'Made',
  credits: (amount: string) => `${amount} credits`,
  on: 'On',
  off: 'Off',
  none: 'None',
  random: 'Random',
  strokes: (count: number) => (count === 1 ? '1 stroke' : `${count} strokes`),
  was: 'Before:',
  is: 'Now:',
  /** It reads the same as before, and is not: a picture without a name. */
  another: 'Another one',
  reuse: 'Reuse settings',
};
