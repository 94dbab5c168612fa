import { CommandKey, DescriptionList, Dialog, Inline, Kbd } from '@kinora/design-system';
import type { KitLabels } from '../../labels/index.ts';

export type ShortcutName = keyof KitLabels['history']['keys'];

const keysOf: Readonly<Record<ShortcutName, readonly string[]>> = {
  walk: ['←', '→', '↑', '↓'],
  open: ['Enter'],
  compare: ['Space'],
  select: ['X'],
  reuse: ['R'],
  reference: ['S'],
  all: ['Ctrl', 'A'],
  shortcuts: ['?'],
};

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Those that do something on this sheet. */
  shown: readonly ShortcutName[];
  said: Pick<KitLabels['history'], 'keys' | 'shortcuts'>;
}

/** The keys of the sheet. */
export function ShortcutsDialog({ isOpen, onOpenChange, shown, said }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} size="sm" title={said.shortcuts}>
      <DescriptionList
        items={shown.map((name) => ({
          id: name,
          term: said.keys[name],
          details: (
            <Inline gap={4}>
              {keysOf[name].map((key) =>
                key === 'Ctrl' ? <CommandKey key={key} /> : <Kbd key={key}>{key}</Kbd>,
              )}
            </Inline>
          ),
        }))}
      />
    </Dialog>
  );
}
