import { ScrollArea as RadixScrollArea } from 'radix-ui';
import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { useLocale } from '../../labels/LocaleProvider.tsx';
import { bar, root, thumb, viewport } from './ScrollArea.css.ts';
import type { ScrollBars } from './scrollBars.ts';

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'style' | 'dir'> {
  /** Names the region: it takes focus, so that keys scroll it too. */
  label: string;
  /** When its bars show: under a pointer, or always where there is more to see. @default 'hover' */
  bars?: ScrollBars | undefined;
}

/** A region that scrolls, with slim bars that appear while it does. Give it a height by `className`. */
export function ScrollArea({ label, bars = 'hover', children, className, ...rest }: ScrollAreaProps) {
  const { direction } = useLocale();
  return (
    <RadixScrollArea.Root
      data-component="ScrollArea"
      type={bars === 'always' ? 'auto' : 'hover'}
      dir={direction}
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
