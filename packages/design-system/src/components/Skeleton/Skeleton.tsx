import type { ComponentProps } from 'react';
import { cssVariables } from '../../css/cssVariables.ts';
import { joinClasses } from '../../css/joinClasses.ts';
import { block, lines as linesClass, shapeAspect } from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'rect', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

interface SkeletonCommonProps extends Omit<ComponentProps<'span'>, 'style' | 'children'> {}

interface TextSkeletonProps extends SkeletonCommonProps {
  shape: 'text';
  /** How many lines of words. @default 1 */
  lines?: number | undefined;
  aspect?: undefined;
}

interface ShapeSkeletonProps extends SkeletonCommonProps {
  /** @default 'rect' */
  shape?: 'rect' | 'circle' | undefined;
  /** Width through height: 16 / 9. Keeps the room of a frame that is still to come. */
  aspect?: number | undefined;
  lines?: undefined;
}

export type SkeletonProps = TextSkeletonProps | ShapeSkeletonProps;

/** The room of what is loading. It says nothing: put `aria-busy` and a name on the region around it. */
export function Skeleton({ shape = 'rect', aspect, lines = 1, className, ...rest }: SkeletonProps) {
  if (shape === 'text') {
    return (
      <span
        data-component="Skeleton"
        aria-hidden="true"
        {...rest}
        className={joinClasses(linesClass, className)}
      >
        {Array.from({ length: lines }, (_, line) => (
          // Lines have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={line} data-part="line" className={block({ shape })} />
        ))}
      </span>
    );
  }
  return (
    <span
      data-component="Skeleton"
      aria-hidden="true"
      {...rest}
      className={joinClasses(block({ shape }), className)}
      style={aspect ? cssVariables([[shapeAspect, String(aspect)]]) : undefined}
    />
  );
}
