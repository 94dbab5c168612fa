export { SettingsReceipt, type SettingsReceiptProps } from './SettingsReceipt.tsx';
