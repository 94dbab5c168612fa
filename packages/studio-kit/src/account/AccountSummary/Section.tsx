import { Card, Heading, Stack } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { useId } from 'react';

/** One matter of the account. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padding={20} aria-labelledby={id}>
      <Stack gap={16}>
        <Heading level={2} size="md" id={id} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
