import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { toHex } from '../tokens/contrast.ts';
import { cssColour } from '../tokens/lightDark.ts';
import type { ColourName, ColourRole } from '../tokens/semantic.ts';
import { modes } from '../tokens/scales.ts';
import type { Mode } from '../tokens/scales.ts';
import { worstContrast } from './swatchContrast.ts';

/** One colour in both modes, with its name, what a screen gets and the least that it is told apart by. */
export function Swatch({ name, role }: { name: ColourName; role: ColourRole }) {
  return (
    <Stack gap={8}>
      <div style={{ display: 'flex', border: '1px solid var(--ds-border-default)', borderRadius: 2 }}>
        {modes.map((mode) => (
          <div key={mode} style={{ flex: 1, blockSize: 48, backgroundColor: cssColour(role[mode]) }} />
        ))}
      </div>
      <Text size="sm" weight="medium">
        {name}
      </Text>
      {modes.map((mode) => (
        <Stack key={mode} gap={2}>
          <Text size="xs" tone="tertiary" isMono>
            {mode} {toHex(role[mode])}
          </Text>
          <Contrast {...{ name, mode }} />
        </Stack>
      ))}
    </Stack>
  );
}

function Contrast({ name, mode }: { name: ColourName; mode: Mode }) {
  const worst = worstContrast(name, mode);
  if (!worst)
    return (
      <Text size="xs" tone="tertiary">
        {name === 'text.disabled' ? 'exempt' : 'decorative'}
      </Text>
    );
  return (
    <Text size="xs" data-part="contrast" data-mode-of={mode}>
      <Text size="xs" isMono>
        {worst.ratio.toFixed(2)}
      </Text>
      {worst.isDrawn ? ` on ${worst.beside}` : ` under ${worst.beside}`}
    </Text>
  );
}
