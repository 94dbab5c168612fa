import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { useState, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import {
  UNSTABLE_ToastList as RacToastList,
  UNSTABLE_ToastRegion as RacToastRegion,
} from 'react-aria-components';
import type { ToastRegionProps as RacToastRegionProps } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { joinClasses } from '../../css/joinClasses.ts';
import { generalWords } from '../../labels/english/generalWords.ts';
import { toastWords } from '../../labels/english/toastWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import type { ToldToasts } from './createToastQueue.ts';
import { list, region } from './Toast.css.ts';
import { subscribedAlone } from './subscribedAlone.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastMessage } from './toastMessage.ts';
import { useToastReach } from './useToastReach.ts';

const english = { ...generalWords, ...toastWords };

export interface ToastRegionProps extends Omit<
  RacToastRegionProps<ToastMessage>,
  'queue' | 'children' | 'className' | 'style' | 'render' | 'aria-label'
> {
  queue: ToldToasts;
  labels?: Partial<Pick<Labels, 'notifications' | 'dismiss' | 'repeated' | 'tones'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Where toasts show: at the head of the window, where dialogs leave room for them. One for a page; F6 brings the focus there. */
export function ToastRegion({ queue, labels, className, ref, ...rest }: ToastRegionProps) {
  const words = useWords(english, labels);
  const [home, setHome] = useState<HTMLElement | null>(null);
  const { waiting } = queue;
  // null on a server, where there is no page to float over.
  const count = useSyncExternalStore(
    (changed) =>
      process.env.NODE_ENV === 'production' ? waiting.subscribe(changed) : subscribedAlone(queue, changed),
    () => waiting.visibleToasts.length,
    () => null,
  );
  useToastReach(home, Boolean(count));
  if (count === null) return null;
  return (
    <>
      {/* A screen reader reads out only what comes into a place that was there before. */}
      {createPortal(
        <div ref={setHome} aria-live="polite" aria-relevant="additions" data-live-announcer="true" />,
        document.body,
      )}
      {/* It enters itself among the landmarks that F6 walks only when it comes, so it comes with a toast. */}
      {home && count > 0 && (
        <PortalProvider getContainer={() => home}>
          <RacToastRegion<ToastMessage>
            data-component="ToastRegion"
            data-overlay
            {...rest}
            ref={ref}
            aria-label={words.notifications}
            queue={waiting}
            className={joinClasses(region, className)}
          >
            <RacToastList<ToastMessage> className={list}>
              {({ toast }) => <ToastCard {...{ queue, toast }} labels={words} />}
            </RacToastList>
          </RacToastRegion>
        </PortalProvider>
      )}
    </>
  );
}
