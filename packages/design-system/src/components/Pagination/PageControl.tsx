import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';

export interface PageControlProps {
  /** The page that it leads to. */
  page: number;
  label: string;
  hrefOf: ((page: number) => string) | undefined;
  onPageRequested: ((requested: { page: number }) => void) | undefined;
  isCurrent?: boolean | undefined;
  /** There is no such page. */
  isBeyond?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to one page: a link where pages have addresses, else a button. */
export function PageControl({
  page,
  label,
  hrefOf,
  onPageRequested,
  isCurrent = false,
  isBeyond = false,
  className,
  children,
}: PageControlProps) {
  const look = {
    variant: 'ghost' as const,
    className,
    'aria-label': label,
    ...(isCurrent ? { 'aria-current': 'page' as const, 'data-selected': true } : {}),
  };
  if (hrefOf) {
    return (
      <LinkButton {...look} href={hrefOf(page)} isDisabled={isBeyond}>
        {children}
      </LinkButton>
    );
  }
  return (
    // Not disabled: whoever presses on to the last page keeps the focus.
    <Button
      {...look}
      isUnavailable={isBeyond}
      onPress={() => {
        if (!isCurrent && !isBeyond) onPageRequested?.({ page });
      }}
    >
      {children}
    </Button>
  );
}
