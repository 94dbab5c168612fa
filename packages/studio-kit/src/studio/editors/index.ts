import type { Input, InputKind } from '@kinora/contract';
import type { ComponentType } from 'react';
import type { Editor, EditorPlace, EditorProps } from './editor.ts';
import { FileEditor } from './FileEditor.tsx';
import { lateEditor } from './lateEditor.tsx';
import { FixedEditor } from './FixedEditor.tsx';
import { ImagesEditor } from './ImagesEditor.tsx';
import { RangeEditor } from './RangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

/** One editor for each kind of input: the compiler complains until a new kind has one. */
const editors: { readonly [K in InputKind]: Editor<K> } = {
  audio: { place: 'stage', Component: FileEditor },
  camera: { place: 'settings', Component: lateEditor('camera') },
  // What only the tool says is never shown.
  constant: { place: 'settings', Component: () => null },
  fixed: { place: 'settings', Component: FixedEditor },
  image: { place: 'stage', Component: FileEditor },
  images: { place: 'stage', Component: ImagesEditor },
  option: { place: 'settings', Component: lateEditor('option') },
  range: { place: 'settings', Component: RangeEditor },
  seed: { place: 'settings', Component: lateEditor('seed') },
  strokes: { place: 'stage', Component: lateEditor('strokes') },
  switch: { place: 'settings', Component: lateEditor('switch') },
  text: { place: 'words', Component: TextEditor },
  video: { place: 'stage', Component: FileEditor },
};

/** The editor of an input, for walking a tool's inputs without knowing which is which. */
export function editorOf(input: Input): { place: EditorPlace; Component: ComponentType<EditorProps> } {
  const editor: unknown = editors[input.kind];
  return editor as { place: EditorPlace; Component: ComponentType<EditorProps> };
}
