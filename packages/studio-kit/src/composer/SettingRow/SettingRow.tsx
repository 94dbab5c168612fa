import { Text } from '@kinora/design-system';
import { row } from './SettingRow.css.ts';

export interface SettingRowProps {
  label: string;
  value: string;
}

/** A setting that the tool decides and the person only reads. */
export function SettingRow({ label, value }: SettingRowProps) {
  return (
    <div className={row} data-component="SettingRow" role="group" aria-label={label}>
      <Text size="sm" tone="secondary" weight="medium">
        {label}
      </Text>
      <Text size="sm" isMono>
        <bdi>{value}</bdi>
      </Text>
    </div>
  );
}
