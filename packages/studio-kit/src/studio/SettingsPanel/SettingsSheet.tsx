import { Sheet, Stack } from '@kinora/design-system';
import type { ReactNode } from 'react';

export interface SettingsSheetProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onOpenChange: (isOpen: boolean) => void;
}

/** The settings over the work, until they are put away again. */
export const SettingsSheet = ({ children, ...sheet }: SettingsSheetProps) => (
  <Sheet {...sheet}>
    <Stack gap={20}>{children}</Stack>
  </Sheet>
);
