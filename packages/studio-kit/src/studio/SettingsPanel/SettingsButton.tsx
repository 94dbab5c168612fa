import { Button } from '@kinora/design-system';
import { SlidersHorizontal } from '@kinora/design-system/icons';
import type { AnyForm, Draft } from '@kinora/contract';
import type { ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { fetchDialogs } from '../../late/lateCode.ts';
import { useFetchedDialog } from '../../late/useFetchedDialog.ts';
import { ChangedCount } from './ChangedCount.tsx';
import { changedSettings, settingNames } from './settingNames.ts';
import { button } from './SettingsButton.css.ts';

export interface SettingsButtonProps<T extends AnyForm> {
  tool: T;
  draft: Draft<T>;
  /** What it opens: the settings panel and the tips. */
  children: ReactNode;
  labels?: Partial<KitLabels['studio']> | undefined;
}

/** Where there is no room beside the work, the settings come up from the foot. It says how many were changed. */
export function SettingsButton<T extends AnyForm>({ tool, draft, children, labels }: SettingsButtonProps<T>) {
  const words = useKitLabels('studio', studioLabels, labels);
  // A sheet weighs, and a desk never needs one.
  const [late, opened, pressed] = useFetchedDialog(fetchDialogs);
  const hasSettings = settingNames(tool).length > 0;
  if (!hasSettings && tool.tips.length === 0) return null;
  const title = hasSettings ? words.settings : words.tips;
  const changed = changedSettings(tool, draft).length;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={SlidersHorizontal}
        className={button}
        aria-haspopup="dialog"
        data-part="settings"
        trailing={changed > 0 && <ChangedCount count={changed} labels={labels} />}
        {...pressed}
      >
        {title}
      </Button>
      {late && (
        <late.SettingsSheet {...opened} title={title}>
          {children}
        </late.SettingsSheet>
      )}
    </>
  );
}
