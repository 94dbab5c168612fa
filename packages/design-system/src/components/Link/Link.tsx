import type { ReactNode, Ref } from 'react';
import { Link as RacLink } from 'react-aria-components';
import type { LinkProps as RacLinkProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { ArrowUpRight } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useLabels } from '../../labels/LabelsProvider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { away, link } from './Link.css.ts';
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
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Words that lead somewhere. What opens a new tab says so. */
export function Link({ tone, isQuiet, className, children, target, rel, ref, ...rest }: LinkProps) {
  const { opensInNewTab } = useLabels();
  return (
    <RacLink
      data-component="Link"
      {...rest}
      {...safeRel(target, rel)}
      {...(ref ? { ref: ref as Ref<HTMLAnchorElement & HTMLSpanElement> } : {})}
      className={joinClasses(link({ tone, isQuiet }), className)}
    >
      {children}
      {target === '_blank' && (
        <>
          <Icon glyph={ArrowUpRight} size={16} className={away} />
          <VisuallyHidden>({opensInNewTab})</VisuallyHidden>
        </>
      )}
    </RacLink>
  );
}
