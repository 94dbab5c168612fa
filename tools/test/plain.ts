// oxlint-disable-next-line no-control-regex -- The colours of a terminal begin with one.
const colours = /\u001B\[[0-9;]*m/g;

/** Words as they read in a log: without a terminal's colours and without room around them. */
export const plain = (words = ''): string => words.replace(colours, '').trim();
