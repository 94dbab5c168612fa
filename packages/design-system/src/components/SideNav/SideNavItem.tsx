import type { Ref } from 'react';
import { Link } from 'react-aria-components';
import type { ButtonProps, LinkProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import type { Glyph } from '../../icons/Icon.tsx';
import { safeRel } from '../Link/safeRel.ts';
import { useNewTabName } from '../Link/useNewTabName.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { useIsCollapsed } from './CollapsedContext.ts';
import { item } from './SideNav.css.ts';
import { SideNavItemContent } from './SideNavItemContent.tsx';

interface SideNavItemLook {
  label: string;
  icon: Glyph;
  /** How many wait there, or that it is new. On the strip a dot stands for it. */
  badge?: string | number | undefined;
  /** Whether one is there now. */
  isCurrent?: boolean | undefined;
  className?: string | undefined;
}

type Own = 'children' | 'className' | 'style' | 'render' | 'slot' | 'aria-label' | 'aria-current' | 'href';

export interface SideNavLinkProps extends SideNavItemLook, Omit<LinkProps, Own> {
  /** Where it leads. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export interface SideNavButtonProps extends SideNavItemLook, Omit<ButtonProps, Own> {
  href?: undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export type SideNavItemProps = SideNavLinkProps | SideNavButtonProps;

/** A place to go to, or without `href` something to open. It may be the trigger of a Popover or a Menu. */
export function SideNavItem({ label, icon, badge, isCurrent, className, ...rest }: SideNavItemProps) {
  const isCollapsed = useIsCollapsed();
  const isLink = rest.href !== undefined;
  const target = isLink ? rest.target : undefined;
  const words = useNewTabName([label, badge].filter((word) => word || word === 0).join(' '), target);
  const shared = {
    'data-component': 'SideNavItem',
    ...(isCurrent ? { 'data-current': true, 'aria-current': isLink ? ('page' as const) : true } : {}),
    ...(isCollapsed ? { 'aria-label': words } : {}),
    className: joinClasses(item({ isCollapsed }), className),
    children: <SideNavItemContent {...{ label, icon, badge, target, isCollapsed }} />,
  };
  const pressed =
    rest.href === undefined ? (
      <NativeButton {...onButton(rest)} {...shared} />
    ) : (
      <Link {...onLink(rest)} {...shared} />
    );
  return (
    <li>
      {isCollapsed ? (
        <Tooltip isLabel trigger={pressed} placement="end">
          {words}
        </Tooltip>
      ) : (
        pressed
      )}
    </li>
  );
}

type Rest<Props> = Omit<Props, keyof SideNavItemLook>;

function onLink({ ref, target, rel, ...rest }: Rest<SideNavLinkProps>) {
  return {
    ...rest,
    ...safeRel(target, rel),
    ref: ref as Ref<HTMLAnchorElement & HTMLSpanElement>,
  };
}

function onButton({ href: _, ...rest }: Rest<SideNavButtonProps>) {
  return rest;
}
