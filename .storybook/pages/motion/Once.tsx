import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../packages/design-system/src/components/Button/Button.tsx';
import { Stack } from '../../../packages/design-system/src/layout/Stack/Stack.tsx';

interface OnceProps {
  /** What the button does. */
  label: string;
  /** Drawn anew at each press, so that its motion begins again; the number tells which time it is. */
  children: (time: number) => ReactNode;
}

/** What moves only as it comes, as often as one wants to see it. */
export function Once({ label, children }: OnceProps) {
  const [time, setTime] = useState(0);
  return (
    <Stack gap={12} align="start">
      <div key={time} style={{ inlineSize: '100%' }}>
        {children(time)}
      </div>
      <Button size="sm" onPress={() => setTime(time + 1)}>
        {label}
      </Button>
    </Stack>
  );
}
