import { frame, half, halves, preview, side, stage, wide } from './ThemeGallery.css.ts';
import { themeAttributes, type StudioTheme } from './theme.ts';

/** A drawing of the studio in one theme: it stands beside the name, and says nothing by itself. */
export function ThemePreview({ mode, surround }: StudioTheme) {
  if (mode === 'system' && surround === 'theme')
    return (
      <span className={halves}>
        {(['light', 'dark'] as const).map((each) => (
          <span key={each} className={half}>
            <span className={wide}>
              <Room mode={each} surround={surround} />
            </span>
          </span>
        ))}
      </span>
    );
  return <Room {...{ mode, surround }} />;
}

const Room = (theme: StudioTheme) => (
  <span className={preview} {...themeAttributes(theme)}>
    <span className={side} />
    <span className={stage}>
      <span className={frame} />
    </span>
  </span>
);
