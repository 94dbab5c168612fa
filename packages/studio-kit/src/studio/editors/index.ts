import type { Input, InputKind } from '@kinora/contract';
import type { ComponentType } from 'react';
import type { Editor, EditorPlace, EditorProps } from './editor.ts';
import { FixedEditor } from './FixedEditor.tsx';
import { ImageEditor } from './ImageEditor.tsx';
import { OptionEditor } from './OptionEditor.tsx';
import { RangeEditor } from './RangeEditor.tsx';
import { SwitchEditor } from './SwitchEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

/** One editor for each kind of input: the compiler complains until a new kind has one. */
const editors: { readonly [K in InputKind]: Editor<K> } = {
  fixed: { place: 'settings', Component: FixedEditor },
  image: { place: 'stage', Component: ImageEditor },
  option: { place: 'settings', Component: OptionEditor },
  range: { place: 'settings', Component: RangeEditor },
  switch: { place: 'settings', Component: SwitchEditor },
  text: { place: 'words', Component: TextEditor },
};

/** The editor of an input, for walking a tool's inputs without knowing which is which. */
export function editorOf(input: Input): { place: EditorPlace; Component: ComponentType<EditorProps> } {
  const editor: unknown = editors[input.kind];
  return editor as { place: EditorPlace; Component: ComponentType<EditorProps> };
}
