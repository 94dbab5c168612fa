import type { InputKind } from '@kinora/contract';
import { Skeleton } from '@kinora/design-system';
import { useFetchedAtOnce } from '../../late/useFetchedAtOnce.ts';
import type { Editor } from './editor.ts';
import type * as LateEditors from './lateEditors.ts';

type Component<K extends InputKind> = Editor<K>['Component'];

const fetchEditors = () => import('./lateEditors.ts');

/** Width through height of what is taller than a line of choices: so nothing below it moves when it comes. */
const rooms: { readonly [what: string]: number } = { style: 0.58, ratio: 1.5, model: 2.06, camera: 1.06 };

/** An editor that the simplest tools do not have: its code comes to those that do. */
export function lateEditor<K extends keyof typeof LateEditors>(kind: K): Component<K> {
  return function LateEditor(props) {
    const editors = useFetchedAtOnce(fetchEditors);
    if (!editors) {
      const room = rooms[(props.input as { of?: string }).of ?? kind];
      return room ? (
        <Skeleton data-awaited aspect={room} />
      ) : (
        <Skeleton data-awaited shape="text" lines={3} />
      );
    }
    const Late = editors[kind] as unknown as Component<K>;
    return <Late {...props} />;
  };
}
