import { useId } from 'react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { placeWords } from '../../labels/english/placeWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import type { Labels } from '../../labels/labels.ts';
import { NoticeContent } from '../Notice/NoticeContent.tsx';
import type { NoticeContentProps } from '../Notice/NoticeContent.tsx';
import { banner, line } from './Banner.css.ts';

export interface BannerProps
  extends
    Omit<ComponentProps<'section'>, 'style' | 'title' | 'role' | 'children'>,
    Omit<NoticeContentProps, 'labels'> {
  labels?: Partial<Pick<Labels, 'announcement' | 'dismiss' | 'tones'>> | undefined;
}

/** Something to know about the whole page or account, across its head. It stays until it is dismissed or over. */
export function Banner({
  tone,
  title,
  children,
  action,
  onDismissed,
  labels,
  className,
  ...rest
}: BannerProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Banner', banner, { tone });
  const { announcement } = useWords(placeWords, labels);
  const titleId = useId();
  return (
    <section
      data-component="Banner"
      {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': announcement })}
      {...rest}
      className={joinClasses(banner({ tone }), className)}
    >
      <div data-part="line" role={tone === 'danger' ? 'alert' : 'status'} className={line}>
        <NoticeContent {...{ tone, title, titleId, action, onDismissed, labels }}>{children}</NoticeContent>
      </div>
    </section>
  );
}
