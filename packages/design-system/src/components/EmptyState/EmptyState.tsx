import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/headingValues.ts';
import { BlankFrames } from './BlankFrames.tsx';
import { actions as actionsClass, emptyState, title as titleClass, words } from './EmptyState.css.ts';
import type { EmptyStateSize } from './emptyStateValues.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'style' | 'title'> {
  /** What is not here yet. */
  title: ReactNode;
  /** Its place in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Why it is empty, and what fills it. */
  children?: ReactNode;
  /** The way on: one or two buttons or links. */
  actions?: ReactNode;
  /** sm inside a panel or a list. @default 'md' */
  size?: EmptyStateSize | undefined;
  /** The number of the frame to come, circled in the drawing; null leaves the drawing out. @default 1 */
  frame?: number | string | null | undefined;
}

/** A place with nothing in it yet, and the way to what will be. */
export function EmptyState({
  title,
  headingLevel = 2,
  children,
  actions,
  size,
  frame = 1,
  className,
  ...rest
}: EmptyStateProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('EmptyState', emptyState, { size });
  return (
    <div data-component="EmptyState" {...rest} className={joinClasses(emptyState({ size }), className)}>
      {frame !== null && <BlankFrames number={frame} size={size} />}
      <Heading
        data-part="title"
        level={headingLevel}
        size={size === 'sm' ? 'sm' : 'lg'}
        className={titleClass}
      >
        {title}
      </Heading>
      {children && (
        <div data-part="words" className={words}>
          {children}
        </div>
      )}
      {actions && (
        <div data-part="actions" className={actionsClass}>
          {actions}
        </div>
      )}
    </div>
  );
}
