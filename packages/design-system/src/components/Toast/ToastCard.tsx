import { useRef } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Text as RacText, UNSTABLE_Toast as RacToast } from 'react-aria-components';
import type { ToastProps as RacToastProps } from 'react-aria-components';
import { X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Labels } from '../../labels/labels.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { toneGlyphs } from '../Notice/toneGlyphs.ts';
import {
  body,
  close,
  count as countClass,
  description as descriptionClass,
  head,
  mark,
  offers,
  title as titleClass,
  toast as toastClass,
  words,
} from './Toast.css.ts';
import type { ToldToasts } from './createToastQueue.ts';
import type { ToastMessage } from './toastMessage.ts';
import { useToastCount } from './useToastCount.ts';

interface ToastCardProps {
  queue: ToldToasts;
  toast: RacToastProps<ToastMessage>['toast'];
  labels: Pick<Labels, 'tones' | 'repeated' | 'dismiss'>;
}

/** One message: its tone, its words, what can be done about it, and a cross. */
export function ToastCard({ queue, toast, labels }: ToastCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const count = useToastCount(queue, toast, ref);
  const { title, description, tone = 'neutral', action, link } = toast.content;
  return (
    <RacToast
      ref={ref}
      toast={toast}
      data-component="Toast"
      data-tone={tone}
      className={toastClass({ tone })}
    >
      {tone !== 'neutral' && (
        <span data-part="mark" className={mark({ tone })}>
          <Icon glyph={toneGlyphs[tone]} size={18} label={labels.tones[tone]} />
        </span>
      )}
      <div className={body}>
        <div data-part="words" className={words}>
          <div className={head}>
            <RacText slot="title" data-part="title" className={titleClass}>
              {title}
            </RacText>
            {count > 1 && (
              <span data-part="count" className={countClass}>
                <span aria-hidden="true">×{count}</span>
                {/* A live region reads out what is added to it, not what changes. */}
                <VisuallyHidden key={count}>{labels.repeated(count)}</VisuallyHidden>
              </span>
            )}
          </div>
          {description && (
            <RacText slot="description" data-part="description" className={descriptionClass}>
              {description}
            </RacText>
          )}
        </div>
        {(action || link) && (
          <div data-part="offers" className={offers}>
            {action && (
              <Button
                size="sm"
                onPress={() => {
                  action.onPress();
                  queue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            )}
            {link && (
              <LinkButton size="sm" href={link.href} target={link.target}>
                {link.label}
              </LinkButton>
            )}
          </div>
        )}
      </div>
      {/* Its tooltip floats beside the page, not inside the region that is read out. */}
      <PortalProvider getContainer={null}>
        <span aria-live="off" className={close}>
          <IconButton slot="close" size="sm" icon={X} label={labels.dismiss} />
        </span>
      </PortalProvider>
    </RacToast>
  );
}
