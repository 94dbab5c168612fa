import { Heading, Inline, Stack, Text } from '@kinora/design-system';
import type { ReactNode, Ref } from 'react';
import { pageWidth } from '../../shell/shell.css.ts';

export interface LibraryPageProps {
  title: string;
  /** How much there is, or what it is about. */
  note?: ReactNode;
  /** Stands beside the title: the one thing that can be begun here. */
  action?: ReactNode;
  /** Filters and order, over the cards. */
  filters?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/** What the pages of the library share: title, the way to begin, filters, and the cards. */
export const LibraryPage = ({ title, note, action, filters, headingRef, children }: LibraryPageProps) => (
  <Stack gap={24} className={pageWidth}>
    <Inline gap={16} justify="between" align="end">
      <Stack gap={4}>
        <Heading level={1} tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
        {note !== undefined && (
          <Text as="p" tone="secondary">
            {note}
          </Text>
        )}
      </Stack>
      {action && <Inline data-worked-with>{action}</Inline>}
    </Inline>
    {filters && <div data-worked-with>{filters}</div>}
    {children}
  </Stack>
);
