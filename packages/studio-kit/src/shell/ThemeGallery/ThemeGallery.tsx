import { Dialog, RadioCards, Stack } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { panelLabels } from '../../labels/panelLabels.ts';
import { themeModes, themeSurrounds, type StudioTheme } from './theme.ts';
import { ThemePreview } from './ThemePreview.tsx';

export interface ThemeGalleryProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  theme: StudioTheme;
  /** Chosen: it holds at once, so that the page behind shows it. */
  onThemeChosen: (event: { theme: StudioTheme }) => void;
  labels?: Partial<KitLabels['shell']> | undefined;
}

/** Light, dark or as the system has it, and what stands around the pictures (A43, D22). */
export function ThemeGallery({ isOpen, onOpenChange, theme, onThemeChosen, labels }: ThemeGalleryProps) {
  const words = useKitLabels('shell', panelLabels, labels);
  const surrounds = {
    theme: words.ofTheTheme,
    black: words.black,
    grey: words.grey,
    white: words.white,
  };
  return (
    <Dialog data-component="ThemeGallery" title={words.themes} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Stack gap={24}>
        <RadioCards
          label={words.mode}
          value={theme.mode}
          minCardWidth="7rem"
          onChange={(mode) => onThemeChosen({ theme: { ...theme, mode } })}
          options={themeModes.map((mode) => ({
            value: mode,
            label: words[mode],
            media: <ThemePreview mode={mode} surround="theme" />,
          }))}
        />
        <RadioCards
          label={words.stageSurround}
          description={words.surroundHelp}
          value={theme.surround}
          minCardWidth="6rem"
          onChange={(surround) => onThemeChosen({ theme: { ...theme, surround } })}
          options={themeSurrounds.map((surround) => ({
            value: surround,
            label: surrounds[surround],
            media: <ThemePreview mode={theme.mode} surround={surround} />,
          }))}
        />
      </Stack>
    </Dialog>
  );
}
