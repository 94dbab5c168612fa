export { ChangedMark, type ChangedMarkProps } from './ChangedMark.tsx';
export { SettingRow, type SettingRowProps } from './SettingRow.tsx';
