import type { ComponentProps } from 'react';
import { joinClasses } from '../../css/joinClasses.ts';
import { placeWords } from '../../labels/english/placeWords.ts';
import { useWords } from '../../labels/LabelsProvider.tsx';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href' | 'onClick'> {
  /** The id of what to go to. */
  targetId: string;
}

/** The first thing a keyboard meets: goes past what every page repeats. */
export function SkipLink({ targetId, className, children, ...rest }: SkipLinkProps) {
  const { skipToContent } = useWords(placeWords);
  return (
    <a
      data-component="SkipLink"
      {...rest}
      href={`#${targetId}`}
      className={joinClasses(skipLink, className)}
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        // The link alone would move the eye, in some browsers not the focus, and would change the address.
        event.preventDefault();
        if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
        target.focus();
      }}
    >
      {children ?? skipToContent}
    </a>
  );
}
