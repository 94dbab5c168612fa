import type { AnyDraft, DraftOf, Input, InputKind, InputOf, MediaFile } from '@kinora/contract';
import type { ComponentType } from 'react';

/** What an editor of one kind of input is given. */
export interface EditorProps<I extends Input = Input, D = AnyDraft> {
  input: I;
  value: D;
  /** All that is chosen, for editors that depend on another input. */
  draft: Readonly<Record<string, unknown>>;
  /** What a change elsewhere did to this input. */
  note?: string | undefined;
  errorMessage: string | undefined;
  isDisabled: boolean;
  /** What the result on the stage was made with here. */
  lastValue?: D | undefined;
  /** Asks for the prompts used before, latest first. */
  readPastPrompts?: (() => Promise<readonly string[]>) | undefined;
  /** Another input is drawn over this one, and shows it. */
  isDrawnOn: boolean;
  onValueChanged: (value: D) => void;
  /** What all would cost with another value here. */
  costOf: (value: D) => number;
  /** Pictures were pasted where words are typed. */
  onPicturesPasted?: ((event: { files: readonly File[] }) => void) | undefined;
  /** A file was dropped or pasted where another was, which is gone. */
  onFileReplaced?: ((event: { file: MediaFile; before: MediaFile }) => void) | undefined;
  onGenerateRequested: () => void;
}

/** Where in a studio an editor stands: on the stage, under it, or among the settings. */
export type EditorPlace = 'stage' | 'words' | 'settings';

export interface Editor<K extends InputKind = InputKind> {
  readonly place: EditorPlace;
  readonly Component: ComponentType<EditorProps<InputOf<K>, DraftOf<InputOf<K>>>>;
}
