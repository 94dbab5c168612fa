import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { toHex } from '../tokens/contrast.ts';
import { cssColour } from '../tokens/lightDark.ts';
import type { ColourRole } from '../tokens/semantic.ts';
import { modes } from '../tokens/scales.ts';

/** One colour in both modes, with its name and what a screen gets. */
export function Swatch({ name, role }: { name: string; role: ColourRole }) {
  return (
    <Stack gap={4}>
      <div style={{ display: 'flex', border: '1px solid var(--ds-border-default)', borderRadius: 2 }}>
        {modes.map((mode) => (
          <div key={mode} style={{ flex: 1, blockSize: 48, backgroundColor: cssColour(role[mode]) }} />
        ))}
      </div>
      <Text size="sm" weight="medium">
        {name}
      </Text>
      {modes.map((mode) => (
        <Text key={mode} size="xs" tone="tertiary" isMono>
          {mode} {toHex(role[mode])}
        </Text>
      ))}
    </Stack>
  );
}
