import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { cropMarks, mark } from './CropMarks.css.ts';

export interface CropMarksProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** They come and go without moving what they stand around. @default true */
  isShown?: boolean | undefined;
}

const corners = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const;

/** The four corners alone, for what has a place of its own to put them. */
export const Corners = () =>
  corners.map((corner) => (
    <span key={corner} aria-hidden="true" data-part="mark" className={mark({ corner })} />
  ));

/** Four corners around a picture or the place of one: this is what it is about. */
export function CropMarks({ isShown = true, className, children, ...rest }: CropMarksProps) {
  return (
    <div data-component="CropMarks" {...rest} className={joinClasses(cropMarks, className)}>
      {children}
      {isShown && <Corners />}
    </div>
  );
}
