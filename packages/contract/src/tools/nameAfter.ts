/** What a picture made of a file is saved as: 'harbour-2x.png', after its name and what was done with it. */
export const nameAfter = (name: string, done: string): string =>
  `${name.replace(/\.[^.]+$/, '') || 'picture'}-${done}.png`;
