import { use } from 'react';
import type { ReactNode, Ref } from 'react';
import {
  DisclosureGroupStateContext,
  DisclosurePanel,
  Disclosure as RacDisclosure,
} from 'react-aria-components';
import type { DisclosureProps as RacDisclosureProps } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { joinClasses } from '../../css/joinClasses.ts';
import { needsKnown } from '../../dev/needsKnown.ts';
import { ChevronDown } from '../../icons/glyphs.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { HeadingLevel } from '../Heading/headingValues.ts';
import {
  chevron,
  content,
  disclosure,
  grouped,
  heading,
  panel,
  title as titleClass,
  trailing as trailingClass,
  trigger,
} from './Disclosure.css.ts';
import type { DisclosureSize, DisclosureVariant } from './disclosureValues.ts';

export interface DisclosureProps extends Omit<
  RacDisclosureProps,
  'children' | 'className' | 'style' | 'render' | 'slot' | 'id'
> {
  /** Its name inside a DisclosureGroup. */
  id?: string | undefined;
  title: ReactNode;
  /** Stands at the end of the title's line, and is read with it: a count, what is chosen inside. */
  trailing?: ReactNode;
  /** What opens. It stays in the page while closed, so that the browser's search finds it. */
  children: ReactNode;
  /** The title's place in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** @default 'ghost' */
  variant?: DisclosureVariant | undefined;
  /** @default 'md' */
  size?: DisclosureSize | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A title that opens what belongs to it. */
export function Disclosure({
  id,
  title,
  trailing,
  children,
  headingLevel = 3,
  variant,
  size,
  className,
  ref,
  ...rest
}: DisclosureProps) {
  if (process.env.NODE_ENV !== 'production') needsKnown('Disclosure', disclosure, { variant });
  const isGrouped = use(DisclosureGroupStateContext) !== null;
  const HeadingElement: `h${HeadingLevel}` = `h${headingLevel}`;
  return (
    <RacDisclosure
      data-component="Disclosure"
      {...rest}
      id={id}
      ref={ref}
      className={joinClasses(disclosure({ variant }), isGrouped && grouped, className)}
    >
      <HeadingElement className={heading}>
        <NativeButton slot="trigger" data-part="trigger" className={trigger({ size })}>
          <span aria-hidden="true" className={chevron}>
            <Icon glyph={ChevronDown} size={16} />
          </span>
          <span data-part="title" className={titleClass}>
            {title}
          </span>
          {trailing && (
            <span data-part="trailing" className={trailingClass}>
              {trailing}
            </span>
          )}
        </NativeButton>
      </HeadingElement>
      <DisclosurePanel data-part="panel" className={panel}>
        <div className={content}>{children}</div>
      </DisclosurePanel>
    </RacDisclosure>
  );
}
