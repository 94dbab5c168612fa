import { Badge } from '../components/Badge/Badge.tsx';
import { Text } from '../components/Text/Text.tsx';
import { contrastRatio } from '../tokens/contrast.ts';
import { contrastPairs } from '../tokens/contrastPairs.ts';
import { cssColour } from '../tokens/lightDark.ts';
import { modes } from '../tokens/scales.ts';
import type { Mode } from '../tokens/scales.ts';
import { colourOf } from '../tokens/semantic.ts';

const cell = { padding: '4px 8px', textAlign: 'start', verticalAlign: 'middle' } as const;

/** Every pair of colours that is used, with its contrast as computed from the tokens, now. */
export function ContrastTable() {
  return (
    <table style={{ borderCollapse: 'collapse', inlineSize: '100%' }}>
      <thead>
        <tr>
          {['Drawn', 'On', 'At least', 'Light', 'Dark'].map((title) => (
            <th key={title} scope="col" style={cell}>
              <Text size="xs" tone="tertiary" weight="medium">
                {title}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(([foreground, background, lowest]) => (
          <tr
            key={`${foreground} ${background}`}
            style={{ borderBlockStart: '1px solid var(--ds-border-subtle)' }}
          >
            <td style={cell}>
              <Text size="sm">{foreground}</Text>
            </td>
            <td style={cell}>
              <Text size="sm" tone="secondary">
                {background}
              </Text>
            </td>
            <td style={cell}>
              <Text size="sm" tone="tertiary" isMono>
                {lowest}
              </Text>
            </td>
            {modes.map((mode) => (
              <td key={mode} style={cell}>
                <Ratio {...{ mode, lowest }} pair={[foreground, background]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RatioProps {
  pair: readonly [Parameters<typeof colourOf>[0], Parameters<typeof colourOf>[0]];
  mode: Mode;
  lowest: number;
}

function Ratio({ pair: [foreground, background], mode, lowest }: RatioProps) {
  const [drawn, ground] = [colourOf(foreground)[mode], colourOf(background)[mode]];
  const ratio = contrastRatio(drawn, ground);
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <span
        aria-hidden="true"
        style={{
          display: 'inline-grid',
          placeItems: 'center',
          inlineSize: 28,
          blockSize: 20,
          borderRadius: 2,
          backgroundColor: cssColour(ground),
        }}
      >
        <span style={{ inlineSize: 12, blockSize: 3, backgroundColor: cssColour(drawn) }} />
      </span>
      <Badge
        size="sm"
        tone={ratio >= lowest ? 'neutral' : 'danger'}
        data-ratio={ratio >= lowest ? 'holds' : 'fails'}
      >
        {ratio.toFixed(2)}
      </Badge>
    </span>
  );
}
