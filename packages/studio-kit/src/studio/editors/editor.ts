import type { DraftOf, Input, InputKind, InputOf } from '@kinora/contract';
import type { ComponentType } from 'react';

/** What an editor of one kind of input is given. */
export interface EditorProps<I extends Input = Input> {
  input: I;
  value: DraftOf<I>;
  /** All that is chosen, for editors that depend on another input. */
  draft: Readonly<Record<string, unknown>>;
  errorMessage: string | undefined;
  isDisabled: boolean;
  /** What it can be here, which is said beside it; without it all that it offers. */
  accepts?: readonly unknown[] | undefined;
  /** What the result on the stage was made with here. */
  lastValue?: DraftOf<I> | undefined;
  /** What was made stands before it, and is what is looked at. */
  isResultShown?: boolean | undefined;
  /** Asks for the prompts used before, latest first. */
  readPastPrompts?: (() => Promise<readonly string[]>) | undefined;
  /** The input that this one is drawn over. */
  drawnOver?: Input | undefined;
  /** Another input is drawn over this one, and shows it. */
  isDrawnOn: boolean;
  onValueChanged: (value: DraftOf<I>) => void;
  /** What all would cost with another value here. */
  costOf: (value: DraftOf<I>) => number;
  onGenerateRequested: () => void;
}

export type Editor<K extends InputKind> = ComponentType<EditorProps<InputOf<K>>>;
