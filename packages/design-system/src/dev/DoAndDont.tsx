import type { ReactNode } from 'react';
import { Text } from '../components/Text/Text.tsx';
import { Check, X } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';

interface Example {
  shown: ReactNode;
  /** One sentence: what it does, or what goes wrong. */
  says: ReactNode;
}

export interface DoAndDontProps {
  do: Example;
  dont: Example;
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 120,
  padding: 24,
  border: '1px solid var(--ds-border-default)',
  borderRadius: 'var(--ds-radius-panel)',
  backgroundColor: 'var(--ds-bg-surface)',
  color: 'var(--ds-text-primary)',
} as const;

const side = (title: string, glyph: typeof Check, tone: string, { shown, says }: Example) => (
  <figure style={{ margin: 0, minInlineSize: 0 }}>
    <div style={{ ...frame, borderBlockEnd: `3px solid var(--ds-${tone}-border)` }}>{shown}</div>
    <figcaption style={{ display: 'flex', gap: 6, paddingBlockStart: 8 }}>
      <Icon glyph={glyph} size={16} />
      <Text as="p" size="sm" tone="secondary">
        <strong>{title}</strong> {says}
      </Text>
    </figcaption>
  </figure>
);

/** For docs pages: the right way beside the wrong one, both of them working. */
export function DoAndDont({ do: right, dont: wrong }: DoAndDontProps) {
  return (
    <div
      className="sb-unstyled"
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
        marginBlock: 24,
        color: 'var(--ds-text-primary)',
      }}
    >
      {side('Do:', Check, 'success', right)}
      {side('Don’t:', X, 'danger', wrong)}
    </div>
  );
}
