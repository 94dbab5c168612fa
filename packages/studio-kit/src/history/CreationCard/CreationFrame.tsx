import type { ShownCreation } from '@kinora/contract';
import { ProgressBar } from '@kinora/design-system';
import { useDeferredValue, type ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { historyLabels } from '../../labels/historyLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { actions as actionsClass, badge, card, edge, words } from './CreationCard.css.ts';
import { CreationFace } from './CreationFace.tsx';
import { FrameNumber } from './FrameNumber.tsx';

export interface CreationFrameProps<C = Omit<ShownCreation, 'id' | 'download_url'>> {
  /** With a number it stands on the edge, as on that of a film. */
  creation: C;
  labels?: Partial<KitLabels['history']> | undefined;
}

interface Filled extends CreationFrameProps {
  component: string;
  /** Stands on the picture. */
  mark?: ReactNode;
  /** Stands under the title, in place of when it was made. */
  note?: ReactNode;
  actions: ReactNode;
}

/** One frame of a film: the picture with what can be done with it, a line at its foot while it develops, and its edge. */
export function CreationFrame({ component, creation, labels, mark, note, actions }: Filled) {
  const said = useKitLabels('history', historyLabels, labels);
  const { moment, share } = useReadable();
  const { created_at, progress, status } = creation;
  const title = useTitleOf()(creation);
  // What is done is seen before its job is known to be over.
  const state = status !== 'completed' && said.statuses[status];
  const isDeveloping = state && progress !== undefined;
  // A sheet that scrolls draws nine frames between two pictures: their buttons come as soon as there is time.
  const areActionsThere = useDeferredValue(true, false);
  return (
    <article className={card} data-component={component} data-status={status} aria-label={title}>
      <CreationFace creation={creation} title={title} said={said}>
        {mark}
        {isDeveloping && <ProgressBar size="sm" label={state} isLabelHidden value={progress * 100} />}
        <div className={actionsClass}>{areActionsThere && actions}</div>
      </CreationFace>
      <div className={edge}>
        <FrameNumber {...{ creation, labels }} />
        <div className={words}>
          <span title={title}>{title}</span>
          <small>
            {state && <span className={badge}>{state}</span>}
            {note ??
              (isDeveloping ? (
                <bdi aria-hidden>{share(progress)}</bdi>
              ) : (
                <time dateTime={created_at}>{moment(created_at)}</time>
              ))}
          </small>
        </div>
      </div>
    </article>
  );
}
