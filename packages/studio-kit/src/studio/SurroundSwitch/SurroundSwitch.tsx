import { useId } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { panelLabels } from '../../labels/panelLabels.ts';
import { themeAttributes, themeSurrounds, type ThemeSurround } from '../../shell/ThemeGallery/theme.ts';
import { choice, half, radio, room, swatch } from './SurroundSwitch.css.ts';

export interface SurroundSwitchProps {
  surround: ThemeSurround;
  /** Chosen: it holds at once, so that the stage beside it shows it. */
  onSurroundChosen: (event: { surround: ThemeSurround }) => void;
  labels?: Partial<KitLabels['shell']> | undefined;
}

/** What stands around the picture while its colours are judged: as the mode has it, black, a grey card, or white. */
export function SurroundSwitch({ surround, onSurroundChosen, labels }: SurroundSwitchProps) {
  const words = useKitLabels('shell', panelLabels, labels);
  const name = useId();
  const called = { theme: words.ofTheTheme, black: words.black, grey: words.grey, white: words.white };
  return (
    <div role="radiogroup" className={room} data-component="SurroundSwitch" aria-label={words.stageSurround}>
      {themeSurrounds.map((each) => (
        <label key={each} className={choice} title={called[each]}>
          <input
            type="radio"
            className={radio}
            name={name}
            aria-label={called[each]}
            checked={each === surround}
            onChange={() => onSurroundChosen({ surround: each })}
          />
          <span className={swatch} {...themeAttributes({ mode: 'system', surround: each })}>
            {each === 'theme' && (
              <>
                <span className={half} data-mode="light" />
                <span className={half} data-mode="dark" />
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
