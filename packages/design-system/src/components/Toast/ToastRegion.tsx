import {
  Text,
  UNSTABLE_Toast as RacToast,
  UNSTABLE_ToastContent as RacToastContent,
  UNSTABLE_ToastRegion as RacToastRegion,
} from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { toneGlyphs } from '../Notice/toneGlyphs.ts';
import {
  actions,
  content,
  description as descriptionClass,
  dismiss,
  mark,
  region,
  title as titleClass,
  toast as toastClass,
} from './Toast.css.ts';
import type { ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  queue: ToastQueue;
  labels?: Partial<Pick<Labels, 'notifications' | 'dismiss' | 'tones'>> | undefined;
  className?: string | undefined;
}

/** Where toasts show. F6 goes there from anywhere and back; hover and focus stop their clocks. */
export function ToastRegion({ queue, labels, className }: ToastRegionProps) {
  const { notifications, dismiss: dismissLabel, tones } = useLabels(labels);
  return (
    <RacToastRegion
      data-component="ToastRegion"
      data-overlay
      queue={queue.shown}
      aria-label={notifications}
      className={joinClasses(region, className)}
    >
      {({ toast }) => {
        const { title, description, tone = 'neutral', action, link } = toast.content;
        return (
          <RacToast data-component="Toast" toast={toast} className={toastClass({ tone })}>
            <span className={mark}>
              <Icon glyph={toneGlyphs[tone]} size={18} label={tone === 'neutral' ? undefined : tones[tone]} />
            </span>
            <RacToastContent className={content}>
              <Text slot="title" className={titleClass}>
                {title}
              </Text>
              {description && (
                <Text slot="description" className={descriptionClass}>
                  {description}
                </Text>
              )}
              {(action || link) && (
                <span className={actions}>
                  {action && (
                    <Button
                      size="sm"
                      slot={null}
                      onPress={() => {
                        action.onPress();
                        queue.close(toast.key);
                      }}
                    >
                      {action.label}
                    </Button>
                  )}
                  {link && (
                    <Link href={link.href} {...(link.target ? { target: link.target } : {})}>
                      {link.label}
                    </Link>
                  )}
                </span>
              )}
            </RacToastContent>
            <IconButton slot="close" size="sm" label={dismissLabel} icon={X} className={dismiss} />
          </RacToast>
        );
      }}
    </RacToastRegion>
  );
}
