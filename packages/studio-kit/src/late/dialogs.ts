// What opens over the page or in the place of something, and most visits end without.
export { ForgotPassword } from '../account/SignInCard/ForgotPassword.tsx';
export { DeviceList } from '../account/AccountSummary/DeviceList.tsx';
export { DeletionDialog } from '../account/AccountSummary/DeletionDialog.tsx';
export { LedgerTable } from '../billing/Ledger/LedgerTable.tsx';
export { AlbumDialog } from '../library/AlbumDialog/AlbumDialog.tsx';
export { ModelDetails } from '../library/ModelDetails/ModelDetails.tsx';
export { ShortcutSheet } from '../shell/ShortcutSheet/ShortcutSheet.tsx';
export { ThemeGallery } from '../shell/ThemeGallery/ThemeGallery.tsx';
export { WhatsNew } from '../shell/WhatsNew/WhatsNew.tsx';
export { SettingsSheet } from '../studio/SettingsPanel/SettingsSheet.tsx';
