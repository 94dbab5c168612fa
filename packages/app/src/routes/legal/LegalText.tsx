import { Heading, Stack, Text } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { narrowPage, proseLine } from '../../shell/shell.css.ts';

export interface LegalTextProps {
  title: string;
  sections: readonly { readonly title: string; readonly text: string }[];
  /** What stands under them. */
  children?: ReactNode;
}

/** A page of plain agreements. */
export function LegalText({ title, sections, children }: LegalTextProps) {
  return (
    <Stack gap={24} className={narrowPage}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      {sections.map((section) => (
        <Stack key={section.title} gap={8}>
          <Heading level={2} size="md">
            {section.title}
          </Heading>
          <Text tone="secondary" className={proseLine}>
            {section.text}
          </Text>
        </Stack>
      ))}
      {children}
    </Stack>
  );
}
