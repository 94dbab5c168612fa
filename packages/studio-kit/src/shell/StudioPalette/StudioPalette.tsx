import { CommandPalette, type CommandItem } from '@kinora/design-system';
import { useMemo } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { panelLabels } from '../../labels/panelLabels.ts';
import { shellLabels } from '../../labels/shellLabels.ts';
import { useTitleOf } from '../../labels/useTitleOf.ts';
import type { ThemeMode } from '../ThemeGallery/theme.ts';
import { paletteItems, type FoundCreation, type Deed } from './paletteItems.ts';

const paletteLabels = { ...shellLabels, ...panelLabels };

export interface StudioPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isMember: boolean;
  /** What leads to a page or a tool. @default those of the product */
  places?: readonly CommandItem[] | undefined;
  /** Where a creation is looked at, by its id. @default in the history of the product */
  hrefOf?: ((creationId: string) => string) | undefined;
  /** What the person made last, the newest first. */
  creations?: readonly FoundCreation[] | undefined;
  /** Ids of what was chosen last, the latest first: yours to remember, from `onChosen`. */
  recentIds?: readonly string[] | undefined;
  onChosen?: ((event: { id: string }) => void) | undefined;
  onModeChosen: (event: { mode: ThemeMode }) => void;
  onShortcutsRequested: () => void;
  onSignInRequested: () => void;
  onSignOutRequested: () => void;
  labels?: Partial<KitLabels['shell']> | undefined;
}

const none: readonly FoundCreation[] = [];

/** Every page, tool, recent creation and deed of the studio, found by typing. */
export function StudioPalette({
  isOpen,
  onOpenChange,
  isMember,
  places,
  hrefOf,
  creations = none,
  recentIds,
  onChosen,
  onModeChosen,
  onShortcutsRequested,
  onSignInRequested,
  onSignOutRequested,
  labels,
}: StudioPaletteProps) {
  const words = useKitLabels('shell', paletteLabels, labels);
  const called = useTitleOf();
  const items = useMemo(
    () => paletteItems({ isMember, places, hrefOf, creations, words, called }),
    [isMember, places, hrefOf, creations, words, called],
  );
  const deeds: Readonly<Record<Deed, () => void>> & Readonly<Record<string, () => void>> = {
    'mode-light': () => onModeChosen({ mode: 'light' }),
    'mode-dark': () => onModeChosen({ mode: 'dark' }),
    'mode-system': () => onModeChosen({ mode: 'system' }),
    shortcuts: onShortcutsRequested,
    'sign-in': onSignInRequested,
    'sign-out': onSignOutRequested,
  };

  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      items={items}
      recentIds={recentIds}
      onAction={({ id }) => {
        onChosen?.({ id });
        deeds[id]?.();
      }}
    />
  );
}
