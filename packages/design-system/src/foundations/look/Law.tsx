import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

export interface LawProps {
  title: string;
  /** The law at work. */
  shown: ReactNode;
  children: ReactNode;
}

export function Law({ title, shown, children }: LawProps) {
  return (
    <Stack as="section" aria-label={title} gap={12}>
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          minBlockSize: 168,
          padding: 20,
          border: '1px solid var(--ds-border-subtle)',
          borderRadius: 'var(--ds-radius-panel)',
          backgroundColor: 'var(--ds-bg-surface)',
        }}
      >
        {shown}
      </div>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text as="p" size="sm" tone="secondary">
        {children}
      </Text>
    </Stack>
  );
}
