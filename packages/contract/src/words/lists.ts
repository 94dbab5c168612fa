/** What the lists of the library say of themselves. */
export const listWords = {
  /** What they hold, within a sentence. */
  what: {
    activity: 'what is under way',
    album: 'this album',
    albums: 'your albums',
    bookmarks: 'your bookmarks',
    characters: 'your characters',
    creation: 'this creation',
    creations: 'your creations',
    liked: 'what you liked',
    models: 'the models',
    trained: 'your models',
    trash: 'your trash',
  },
  /** What a row of choices over a list does with it. */
  show: 'Show',
  sort: 'Sort',
  kinds: { image: 'Image', video: 'Video' },
} as const;
