import { ScrollArea as RadixScrollArea } from 'radix-ui';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { bar, root, thumb, viewport } from './ScrollArea.css.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'style' | 'dir'> {
  /** Names the region: it takes focus, so that keys scroll it too. */
  label: string;
}

/** A region that scrolls, with slim bars that appear while it does. Give it a height by `className`. */
export function ScrollArea({ label, children, className, ...rest }: ScrollAreaProps) {
  return (
    <RadixScrollArea.Root
      data-component="ScrollArea"
      type="hover"
      {...rest}
      className={joinClasses(root, className)}
    >
      <RadixScrollArea.Viewport
        data-part="viewport"
        role="region"
        aria-label={label}
        tabIndex={0}
        className={viewport}
      >
        {children}
      </RadixScrollArea.Viewport>
      {(['vertical', 'horizontal'] as const).map((orientation) => (
        <RadixScrollArea.Scrollbar
          key={orientation}
          orientation={orientation}
          data-part="bar"
          className={bar}
        >
          <RadixScrollArea.Thumb className={thumb} />
        </RadixScrollArea.Scrollbar>
      ))}
    </RadixScrollArea.Root>
  );
}
