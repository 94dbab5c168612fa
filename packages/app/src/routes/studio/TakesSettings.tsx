import type { AnyTool } from '@kinora/contract';
import { hearEvents, isCovered } from '@kinora/design-system';
import type { StudioModel } from '@kinora/studio-kit';
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react';
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

const transferOf = (
  event: Event & Partial<Pick<DragEvent, 'dataTransfer'> & Pick<ClipboardEvent, 'clipboardData'>>,
) => event.dataTransfer ?? event.clipboardData;

/** However a file comes to a studio: if Kinora made it, its settings are offered. */
export function TakesSettings({ tool, ownModels, companion, children }: TakesSettingsProps) {
  const { look, beside } = useFileSettings(tool, ownModels);
  const studio = useRef<HTMLDivElement>(null);
  // The studio takes what falls or is pasted anywhere in its window.
  const hear = useEffectEvent((event: Event) => {
    if (!isCovered(studio.current)) look([...(transferOf(event)?.files ?? [])]);
  });
  useEffect(() => hearEvents(['drop', 'paste'], hear), []);
  return (
    <div
      className={heldFiles}
      ref={studio}
      onChangeCapture={({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement && target.type === 'file') look([...(target.files ?? [])]);
      }}
    >
      {children((model) => (
        <>
          {companion(model)}
          {beside(model)}
        </>
      ))}
    </div>
  );
}
