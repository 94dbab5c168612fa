import type { ReactNode } from 'react';
import { X } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { generalWords } from '../../labels/english/generalWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { action as actionClass, body, dismiss, mark, title as titleClass, words } from './Notice.css.ts';
import { noticeGlyphs } from './noticeGlyphs.ts';
import type { NoticeTone } from './toneGlyphs.ts';

export interface NoticeContentProps {
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

/** Mark, words, action and cross: shared by Notice and Banner. */
export function NoticeContent({
  tone = 'neutral',
  title,
  children,
  action,
  onDismissed,
  labels,
  titleId,
}: NoticeContentProps & { titleId?: string }) {
  const { dismiss: dismissLabel, tones } = useWords(generalWords, labels);
  return (
    <>
      <span data-part="mark" className={mark}>
        <Icon
          glyph={noticeGlyphs[tone]}
          size={18}
          // Two of them are told by nothing but their words.
          label={(tones as Partial<Record<NoticeTone, string>>)[tone]}
        />
      </span>
      <div data-part="body" className={body}>
        <div data-part="words" className={words}>
          {title && (
            <div id={titleId} data-part="title" className={titleClass}>
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
    </>
  );
}
