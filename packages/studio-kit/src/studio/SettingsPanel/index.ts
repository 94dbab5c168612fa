export { SettingsButton, type SettingsButtonProps } from './SettingsButton.tsx';
export { SettingsPanel, type SettingsPanelProps } from './SettingsPanel.tsx';
