/** One thing that keys do, in the words that a person looks for. */
export interface Shortcut {
  /** Pressed together; several ways are told apart by 'or'. 'Mod' is the key that commands: Ctrl, or Cmd on a Mac. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Every key that Kinora answers to, by where it does. */
export const studioShortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: [['Mod', 'K']], does: 'Find a page, a tool or a creation' },
      { keys: [['?']], does: 'Show these keys' },
      { keys: [['Esc']], does: 'Close what is open' },
      { keys: [['F6']], does: 'Go to a message, and back' },
    ],
  },
  {
    title: 'In a studio',
    shortcuts: [
      { keys: [['Mod', 'Enter']], does: 'Generate' },
      {
        keys: [
          ['Alt', 'Up'],
          ['Alt', 'Down'],
        ],
        does: 'Earlier and later prompts',
      },
      { keys: [['Mod', 'V']], does: 'Paste a picture' },
      { keys: [['Arrows']], does: 'Move a brush stroke' },
      { keys: [['Shift', 'Arrows']], does: 'Turn a brush stroke' },
    ],
  },
  {
    title: 'Among creations',
    shortcuts: [
      { keys: [['Arrows']], does: 'Walk from one to the next' },
      { keys: [['Enter']], does: 'Open it' },
      { keys: [['Space']], does: 'Pin it, then compare it with another' },
      { keys: [['X']], does: 'Choose it' },
      { keys: [['Shift', 'Arrows']], does: 'Choose those on the way' },
      { keys: [['Mod', 'A']], does: 'Choose all' },
      { keys: [['Delete'], ['Backspace']], does: 'Delete all that are chosen, or else this one' },
      { keys: [['R']], does: 'Reuse its settings' },
      { keys: [['S']], does: 'Use it as a reference' },
    ],
  },
  {
    title: 'In an opened creation',
    shortcuts: [{ keys: [['Left'], ['Right']], does: 'Previous creation, next creation' }],
  },
  {
    title: 'At a clip',
    shortcuts: [
      { keys: [['Space'], ['K']], does: 'Play and pause' },
      { keys: [['Left'], ['Right']], does: 'Move along the clip' },
      { keys: [[','], ['.']], does: 'One frame back, one frame on' },
      { keys: [['M']], does: 'Sound off and on' },
      { keys: [['F']], does: 'Fill the screen' },
    ],
  },
];
