import './opening.css';
import { FilmEdge } from '../../packages/design-system/src/components/FilmEdge/FilmEdge.tsx';
import { Text } from '../../packages/design-system/src/components/Text/Text.tsx';
import { toHex } from '../../packages/design-system/src/tokens/contrast.ts';
import { cssColour } from '../../packages/design-system/src/tokens/lightDark.ts';
import { modes } from '../../packages/design-system/src/tokens/scales.ts';
import { colourOf } from '../../packages/design-system/src/tokens/semantic.ts';
import type { ColourName } from '../../packages/design-system/src/tokens/semantic.ts';

const groups: readonly (readonly [title: string, names: readonly ColourName[]])[] = [
  ['The room', ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.sunken', 'bg.stage']],
  ['Words and lines', ['text.primary', 'text.secondary', 'text.tertiary', 'border.control', 'border.subtle']],
  ['The marker', ['accent.solid', 'accent.soft', 'accent.on', 'accent.text']],
  ['What it is', ['gel.image', 'gel.video', 'gel.audio', 'gel.edit', 'gel.character']],
];

/** The room in daylight and in the dark, side by side. */
export function Palette() {
  return (
    <div className="opening-palette">
      {modes.map((mode) => (
        <div key={mode} className="opening-mode" data-mode={mode}>
          <FilmEdge>{mode}</FilmEdge>
          {groups.map(([title, names]) => (
            <section key={title} aria-label={`${title}, ${mode}`}>
              <Text as="p" size="sm" weight="medium">
                {title}
              </Text>
              <ul className="opening-colours">
                {names.map((name) => (
                  <li key={name}>
                    <span
                      className="opening-colour"
                      style={{ backgroundColor: cssColour(colourOf(name)[mode]) }}
                    />
                    <Text as="p" size="xs">
                      {name.slice(name.indexOf('.') + 1)}
                    </Text>
                    <Text as="p" size="xs" tone="tertiary" isMono>
                      {toHex(colourOf(name)[mode])}
                    </Text>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}
