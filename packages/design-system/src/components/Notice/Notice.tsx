import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { notice } from './Notice.css.ts';
import { NoticeContent } from './NoticeContent.tsx';
import type { NoticeContentProps } from './NoticeContent.tsx';

export interface NoticeProps
  extends Omit<ComponentProps<'div'>, 'style' | 'title' | 'role' | 'children'>, NoticeContentProps {}

/** Something to know, at the place that it is about. Danger is read out at once, the rest in turn. */
export function Notice({
  tone,
  title,
  children,
  action,
  onDismissed,
  labels,
  className,
  ...rest
}: NoticeProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Notice', notice, { tone });
  return (
    <div
      data-component="Notice"
      {...rest}
      role={tone === 'danger' ? 'alert' : 'status'}
      className={joinClasses(notice({ tone }), className)}
    >
      <NoticeContent {...{ tone, title, action, onDismissed, labels }}>{children}</NoticeContent>
    </div>
  );
}
