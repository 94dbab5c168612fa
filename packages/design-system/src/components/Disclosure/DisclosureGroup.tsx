import type { ReactNode, Ref } from 'react';
import { DisclosureGroup as RacDisclosureGroup } from 'react-aria-components';
import type { DisclosureGroupProps as RacDisclosureGroupProps } from 'react-aria-components';
import { joinClasses } from '../../css/joinClasses.ts';
import { group } from './Disclosure.css.ts';
import type { DisclosureVariant } from './disclosureValues.ts';

export interface DisclosureGroupProps extends Omit<
  RacDisclosureGroupProps,
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'expandedKeys'
  | 'defaultExpandedKeys'
  | 'onExpandedChange'
  | 'allowsMultipleExpanded'
> {
  /** Disclosures, each with an `id`. */
  children: ReactNode;
  expandedIds?: readonly string[] | undefined;
  defaultExpandedIds?: readonly string[] | undefined;
  onExpandedChange?: ((expanded: { ids: readonly string[] }) => void) | undefined;
  /** Whether opening one leaves the others open. @default false */
  allowsMultipleExpanded?: boolean | undefined;
  /** @default 'ghost' */
  variant?: DisclosureVariant | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Disclosures that belong together, with one open at a time unless told otherwise. */
export function DisclosureGroup({
  expandedIds,
  defaultExpandedIds,
  onExpandedChange,
  allowsMultipleExpanded = false,
  variant,
  className,
  ref,
  ...rest
}: DisclosureGroupProps) {
  return (
    <RacDisclosureGroup
      data-component="DisclosureGroup"
      {...rest}
      ref={ref}
      expandedKeys={expandedIds}
      defaultExpandedKeys={defaultExpandedIds}
      allowsMultipleExpanded={allowsMultipleExpanded}
      onExpandedChange={(keys) => onExpandedChange?.({ ids: [...keys].map(String) })}
      className={joinClasses(group({ variant }), className)}
    />
  );
}
