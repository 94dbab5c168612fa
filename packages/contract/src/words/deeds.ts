/** What can be done with a creation, wherever it is shown. */
export const deedWords = {
  like: 'Like',
  bookmark: 'Bookmark',
  addToAlbum: 'Add to album',
  copyLink: 'Copy link',
  compare: 'Compare',
  play: 'Play',
  share: 'Share',
  rename: 'Rename',
  delete: 'Delete',
} as const;
