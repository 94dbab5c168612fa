import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { useLabels } from '../../labels/LabelsProvider.tsx';

import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href' | 'onClick'> {
  /** The id of what to go to. */
  targetId: string;
}

/** The first thing a keyboard meets: goes past what every page repeats. */
export function SkipLink({ targetId, className, children, ...rest }: SkipLinkProps) {
  const { skipToContent } = useLabels();
  return (
    <a
      data-component="SkipLink"
      {...rest}
      href={`#${targetId}`}
      className={joinClasses(skipLink, className)}
      onClick={() => {
        const target = document.getElementById(targetId);
        // A fragment alone moves the eye but, in some browsers, not the focus.
        if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
        target?.focus();
      }}
    >
      {children ?? skipToContent}
    </a>
  );
}
