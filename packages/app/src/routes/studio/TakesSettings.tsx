import type { AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import type { ClipboardEvent, DragEvent, FormEvent, ReactNode } from 'react';
import { heldFiles } from './TakesSettings.css.ts';
import type { OwnModels } from './ownModels.ts';
import { useFileSettings } from './useFileSettings.ts';

type Companion = (studio: StudioModel<AnyTool>) => ReactNode;

interface TakesSettingsProps {
  tool: AnyTool;
  ownModels?: OwnModels | undefined;
  /** What stands beside the studio anyway. */
  companion: Companion;
  /** The studio, with what is to stand beside it. */
  children: (companion: Companion) => ReactNode;
}

/** However a file comes to a studio: if Kinora made it, its settings are offered. */
export function TakesSettings({ tool, ownModels, companion, children }: TakesSettingsProps) {
  const { look, beside } = useFileSettings(tool, ownModels);
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
      {children((studio) => (
        <>
          {companion(studio)}
          {beside(studio)}
        </>
      ))}
    </div>
  );
}
