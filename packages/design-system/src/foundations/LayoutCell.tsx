import type { ReactNode } from 'react';

/** Stands for any content in the stories of layouts. */
export function LayoutCell({ children, height }: { children?: ReactNode; height?: number }) {
  return (
    <div
      style={{
        minBlockSize: height ?? 32,
        padding: 8,
        borderRadius: 2,
        backgroundColor: 'var(--ds-fill-pressed)',
        color: 'var(--ds-text-secondary)',
        fontSize: 'var(--ds-font-size-xs)',
      }}
    >
      {children}
    </div>
  );
}
