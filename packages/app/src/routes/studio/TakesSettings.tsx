import type { ClipboardEvent, DragEvent, FormEvent, ReactNode } from 'react';
import type { AnyTool } from '@kinora/contract';
import { heldFiles } from './TakesSettings.css.ts';
import type { OwnModels } from './ownModels.ts';
import { useItsSettings } from './useItsSettings.ts';

interface TakesSettingsProps {
  tool: AnyTool;
  ownModels?: OwnModels | undefined;
  children: ReactNode;
}

/** However a file comes to a studio: if Kinora made it, its settings are offered. */
export function TakesSettings({ tool, ownModels, children }: TakesSettingsProps) {
  const look = useItsSettings(tool, ownModels);
  const transferred = (transfer: DataTransfer | null) => look([...(transfer?.files ?? [])]);
  return (
    <div
      className={heldFiles}
      onDropCapture={(event: DragEvent) => transferred(event.dataTransfer)}
      onPasteCapture={(event: ClipboardEvent) => transferred(event.clipboardData)}
      onChangeCapture={({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement && target.type === 'file') look([...(target.files ?? [])]);
      }}
    >
      {children}
    </div>
  );
}
