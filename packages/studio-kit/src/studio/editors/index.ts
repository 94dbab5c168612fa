import type { Input, InputKind } from '@kinora/contract';
import type { ComponentType } from 'react';
import type { Editor, EditorProps } from './editor.ts';
import { FileEditor } from './FileEditor.tsx';
import { FixedEditor } from './FixedEditor.tsx';
import { ImagesEditor } from './ImagesEditor.tsx';
import { LateEditor, type LateKind } from './LateEditor.tsx';
import { RangeEditor } from './RangeEditor.tsx';
import { TextEditor } from './TextEditor.tsx';

/** The editors of the simplest tools. Every other kind has a late one: the compiler complains until it has. */
const early: { readonly [K in Exclude<InputKind, LateKind>]: Editor<K> } = {
  audio: FileEditor,
  fixed: FixedEditor,
  image: FileEditor,
  images: ImagesEditor,
  range: RangeEditor,
  text: TextEditor,
  video: FileEditor,
};

const isEarly = (kind: InputKind): kind is keyof typeof early => kind in early;

/** The editor of an input, for walking a tool's inputs without knowing which is which. */
export function editorOf({ kind }: Input): { Component: ComponentType<EditorProps> } {
  const editor: unknown = isEarly(kind) ? early[kind] : LateEditor;
  return { Component: editor as ComponentType<EditorProps> };
}
