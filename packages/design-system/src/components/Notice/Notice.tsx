import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import {
  action as actionClass,
  body,
  dismiss,
  mark,
  notice,
  title as titleClass,
  words,
} from './Notice.css.ts';
import { toneGlyphs } from './toneGlyphs.ts';
import type { NoticeTone } from './toneGlyphs.ts';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'style' | 'title' | 'role'> {
  /** @default 'neutral' */
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** One thing to do about it: a Button or a LinkButton. */
  action?: ReactNode;
  /** Puts a cross at its end. */
  onDismissed?: (() => void) | undefined;
  labels?: Partial<Pick<Labels, 'dismiss' | 'tones'>> | undefined;
}

/** Something to know, at the place that it is about. Danger is read out at once, the rest in turn. */
export function Notice({
  tone = 'neutral',
  title,
  children,
  action,
  onDismissed,
  labels,
  className,
  ...rest
}: NoticeProps) {
  const { dismiss: dismissLabel, tones } = useLabels(labels);
  return (
    <div
      data-component="Notice"
      {...rest}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={joinClasses(notice({ tone }), className)}
    >
      <span className={mark}>
        <Icon
          glyph={toneGlyphs[tone]}
          size={18}
          label={tone === 'neutral' || tone === 'accent' ? undefined : tones[tone]}
        />
      </span>
      <div className={body}>
        <div className={words}>
          {title && (
            <div data-part="title" className={titleClass}>
              {title}
            </div>
          )}
          {children}
        </div>
        {action && (
          <div data-part="action" className={actionClass}>
            {action}
          </div>
        )}
      </div>
      {onDismissed && (
        <IconButton
          data-part="dismiss"
          size="sm"
          label={dismissLabel}
          icon={X}
          className={dismiss}
          onPress={() => onDismissed()}
        />
      )}
    </div>
  );
}
