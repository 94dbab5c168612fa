import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import type { ComponentType } from 'react';
import type { Editor, EditorProps } from './editor.ts';
import type * as LateEditors from './lateEditors.ts';

export type LateKind = keyof typeof LateEditors;

const fetchEditors = (): Promise<{ readonly [K in LateKind]: Editor<K> }> => import('./lateEditors.ts');

/** Width through height of what is taller than a line of choices: so nothing below it moves when it comes. */
const rooms: { readonly [what: string]: number } = { style: 0.58, ratio: 1.5, camera: 1.06 };
/** Cards one below the other, under a label. */
const roomOfCards = (count: number) => 4.9 / (count + 0.4);

/** What is known of its height before it is there. */
interface Waiting {
  readonly of?: string;
  readonly help?: string;
  readonly options?: readonly unknown[];
}

function named(kind: LateKind): ComponentType<EditorProps> {
  return function LateEditor(props) {
    const editors = useFetchedWhen(true, fetchEditors);
    if (!editors) {
      const { help, of, options } = props.input as Waiting;
      const room = of === 'model' && options ? roomOfCards(options.length) : rooms[of ?? kind];
      return room ? (
        <Skeleton data-awaited aspect={room} />
      ) : (
        <Skeleton data-awaited shape="text" lines={help ? 5 : 3} />
      );
    }
    const Late = editors[kind] as unknown as ComponentType<EditorProps>;
    return <Late {...props} />;
  };
}

const made = new Map<LateKind, ComponentType<EditorProps>>();

/** An editor that the simplest tools do not have: its code comes to those that do. */
export function lateEditor(kind: LateKind): ComponentType<EditorProps> {
  const editor = made.get(kind) ?? named(kind);
  made.set(kind, editor);
  return editor;
}
