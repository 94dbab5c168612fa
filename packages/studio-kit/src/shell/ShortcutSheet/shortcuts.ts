/** One thing that keys do, in the words that a person looks for. */
export interface Shortcut {
  /** Pressed together; several ways are told apart by 'or'. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Every key that the kit answers to, by where it does. */
export const studioShortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      {
        keys: [
          ['Ctrl', 'K'],
          ['Cmd', 'K'],
        ],
        does: 'Find a page, a tool or a creation',
      },
      { keys: [['?']], does: 'Show these keys' },
      { keys: [['Esc']], does: 'Close what is open' },
    ],
  },
  {
    title: 'In a studio',
    shortcuts: [
      {
        keys: [
          ['Ctrl', 'Enter'],
          ['Cmd', 'Enter'],
        ],
        does: 'Generate',
      },
      {
        keys: [
          ['Alt', 'Up'],
          ['Alt', 'Down'],
        ],
        does: 'Earlier and later prompts',
      },
      {
        keys: [
          ['Ctrl', 'V'],
          ['Cmd', 'V'],
        ],
        does: 'Paste a picture',
      },
    ],
  },
  {
    title: 'In the history',
    shortcuts: [
      { keys: [['Up'], ['Down'], ['Left'], ['Right']], does: 'Walk the frames' },
      { keys: [['Enter']], does: 'Open a frame' },
    ],
  },
  {
    title: 'At a clip',
    shortcuts: [
      { keys: [['Space']], does: 'Play and pause' },
      { keys: [['Left'], ['Right']], does: 'Move along the clip' },
    ],
  },
];
