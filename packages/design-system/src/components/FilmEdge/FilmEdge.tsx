import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { filmEdge } from './FilmEdge.css.ts';

export interface FilmEdgeProps extends Omit<ComponentProps<'span'>, 'style'> {
  /** What the film is: a tool, a model, a set. */
  children?: ReactNode;
  /** Of the frame beside it, as frames are numbered: 12, 12A. */
  number?: string | undefined;
}

/** What stands on the edge of a film: what it is, and which frame. */
export function FilmEdge({ children, number, className, ...rest }: FilmEdgeProps) {
  return (
    <span data-component="FilmEdge" {...rest} className={joinClasses(filmEdge, className)}>
      {children !== undefined && <span data-part="words">{children}</span>}
      {number !== undefined && (
        <>
          {children !== undefined && (
            // In every face, and turned round by itself where words run from right to left.
            <span aria-hidden="true" data-part="arrow">
              ›
            </span>
          )}
          <span data-part="number">{number}</span>
        </>
      )}
    </span>
  );
}
