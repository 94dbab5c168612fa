import type { AnyForm } from '@kinora/contract';
import { Disclosure, Stack } from '@kinora/design-system';
import { useState } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { Editors, type EditorsProps } from '../editors/Editors.tsx';
import { ChangedCount } from './ChangedCount.tsx';
import { changedSettings, settingNames } from './settingNames.ts';

export interface SettingsPanelProps<T extends AnyForm> extends Omit<EditorsProps<T>, 'place' | 'only'> {
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** How many are seen without opening More. */
const seenAtFirst = 4;

/** The settings of a tool in their order of use: the first few in view, the others under More. */
export function SettingsPanel<T extends AnyForm>({ labels, ...form }: SettingsPanelProps<T>) {
  const words = useKitLabels('studio', studioLabels, labels);
  const settings = settingNames(form.tool);
  const rest = settings.slice(seenAtFirst);
  const changed = changedSettings(form.tool, form.draft).filter((name) => rest.includes(name)).length;
  const isWrongInside = rest.includes(form.errorMessage?.input ?? '');
  // What differs from its start is seen without looking for it, until somebody folds it away: never by itself, with
  // somebody in it.
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (!isOpen && (isWrongInside || (isOpen === null && changed > 0))) setIsOpen(true);
  if (settings.length === 0) return null;
  return (
    <Stack gap={20} data-component="SettingsPanel">
      <Editors {...form} place="settings" only={settings.slice(0, seenAtFirst)} />
      {rest.length > 0 && (
        <Disclosure
          title={words.more}
          size="sm"
          headingLevel={2}
          trailing={<ChangedCount count={changed} labels={labels} />}
          isExpanded={isOpen === true}
          onExpandedChange={setIsOpen}
        >
          <Stack gap={20}>
            <Editors {...form} place="settings" only={rest} />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
