import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useIsCollapsed } from './CollapsedContext.ts';
import { group, heading, list } from './SideNav.css.ts';

export interface SideNavGroupProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** What its items have in common. On the strip a line stands for it, and it is still read out. */
  label?: string | undefined;
  /** SideNavItems. */
  children: ReactNode;
}

/** Items of a SideNav that belong together. */
export function SideNavGroup({ label, children, className, ...rest }: SideNavGroupProps) {
  const isCollapsed = useIsCollapsed();
  const labelId = useId();
  return (
    <div data-component="SideNavGroup" {...rest} className={joinClasses(group({ isCollapsed }), className)}>
      {label &&
        (isCollapsed ? (
          <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
        ) : (
          <div id={labelId} data-part="heading" className={heading}>
            {label}
          </div>
        ))}
      <ul className={list} aria-labelledby={label ? labelId : undefined}>
        {children}
      </ul>
    </div>
  );
}
