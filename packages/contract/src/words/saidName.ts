const most = 48;
const fromRight = /[\u0590-\u08ff\ufb1d-\ufefc]/;

/** A person's own file or title as a sentence in passing can hold it: in its own direction, a long one shortened in the middle. */
export function saidName(name: string): string {
  const letters = Array.from(name);
  const said =
    letters.length > most ? [...letters.slice(0, most - 16), '…', ...letters.slice(-15)].join('') : name;
  return fromRight.test(said) ? `\u2068${said}\u2069` : said;
}
