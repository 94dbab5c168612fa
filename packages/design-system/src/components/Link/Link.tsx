import type { ReactNode, Ref } from 'react';
import { Link as RacLink } from 'react-aria-components';
import type { LinkProps as RacLinkProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import type { Labels } from '../../labels/labels.ts';
import { away, link } from './Link.css.ts';
import { NewTabMark } from './NewTabMark.tsx';
import { safeRel } from './safeRel.ts';

export const linkTones = ['primary', 'secondary', 'inherit'] as const;
export type LinkTone = (typeof linkTones)[number];

export interface LinkProps extends Omit<
  RacLinkProps,
  'children' | 'className' | 'style' | 'render' | 'href'
> {
  href: string;
  children: ReactNode;
  /** @default 'primary' */
  tone?: LinkTone | undefined;
  /** Underlined on hover only: in lists where all are links. Never inside a sentence. */
  isQuiet?: boolean | undefined;
  labels?: Partial<Pick<Labels, 'opensInNewTab'>> | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Words that lead somewhere. What opens a new tab says so. */
export function Link({ tone, isQuiet, className, children, target, rel, labels, ref, ...rest }: LinkProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Link', link, { tone });
  return (
    <RacLink
      data-component="Link"
      {...rest}
      {...safeRel(target, rel)}
      ref={ref as Ref<HTMLAnchorElement & HTMLSpanElement>}
      className={joinClasses(link({ tone, isQuiet }), className)}
    >
      {children}
      <NewTabMark {...{ target, labels }} className={away} />
    </RacLink>
  );
}
