import type { AnyDraft, DraftOf, Input, InputKind, InputOf } from '@kinora/contract';
import type { ComponentType } from 'react';

/** What an editor of one kind of input is given. */
export interface EditorProps<I extends Input = Input, D = AnyDraft> {
  input: I;
  value: D;
  complaint: string | undefined;
  isDisabled: boolean;
  onValueChanged: (value: D) => void;
  onGenerateRequested: () => void;
}

/** Where in a studio an editor stands: on the stage, under it, or among the settings. */
export type EditorPlace = 'stage' | 'words' | 'settings';

export interface Editor<K extends InputKind = InputKind> {
  readonly place: EditorPlace;
  readonly Component: ComponentType<EditorProps<InputOf<K>, DraftOf<InputOf<K>>>>;
}
