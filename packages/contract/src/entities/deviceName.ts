const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:(?:Headless)?Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /Linux/],
] as const;

const nameIn = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, sign]) => sign.test(text))?.[0];

/** What the browser of a session says of itself, in the words of a person; null where nothing can be made of it. */
export function deviceName(userAgent: string | null): string | null {
  const text = userAgent ?? '';
  // Browsers claim to be each other: the narrower sign goes first.
  return [nameIn(browsers, text), nameIn(systems, text)].filter(Boolean).join(', ') || null;
}
