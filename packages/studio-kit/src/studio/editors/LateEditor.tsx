import { Skeleton, useFetchedWhen } from '@kinora/design-system';
import type { ComponentType } from 'react';
import type { Editor, EditorProps } from './editor.ts';
import type * as LateEditors from './lateEditors.ts';

export type LateKind = keyof typeof LateEditors;

const fetchEditors = (): Promise<{ readonly [K in LateKind]: Editor<K> }> => import('./lateEditors.ts');

/** What is known of an input before its editor is there. */
interface Waiting {
  readonly kind: string;
  readonly of?: string;
  readonly help?: string;
  readonly options?: readonly { readonly help?: string | undefined }[];
}

/** How high a control is with its label; most are one line. */
const heights: { readonly [what: string]: number } = { switch: 20, camera: 298, style: 550, effect: 416 };

const linesOf = (words: string | undefined, gap: number) =>
  words ? gap + Math.ceil(words.length / 58) * 17.4 : 0;

/** The column of settings beside a stage, in px as all of these. */
const width = 319;

/** How high an editor is going to be there, so that nothing below it moves when it comes. */
export const heightOf = ({ kind, of = kind, help, options = [] }: Waiting): number =>
  linesOf(help, 6) +
  (of === 'model' // Cards one below the other.
    ? options.reduce((all, each) => all + 50 + linesOf(each.help, 2), 14)
    : of === 'ratio' // Three in a row.
      ? 14 + Math.ceil(options.length / 3) * 99.4
      : (heights[of] ?? 58));

/** An editor that the simplest tools do not have: its code comes to those that do. */
export function LateEditor(props: EditorProps) {
  const editors = useFetchedWhen(true, fetchEditors);
  const { input } = props;
  if (!editors) return <Skeleton data-awaited aspect={width / heightOf(input)} />;
  const Late = editors[input.kind as LateKind] as unknown as ComponentType<EditorProps>;
  return <Late {...props} />;
}
