import type { AnyTool } from '@kinora/contract';
import type { StudioModel } from '@kinora/studio-kit';
import { useState, type ReactNode } from 'react';
import { useAuth } from '../../account/AuthProvider.tsx';
import type { OwnModels } from './ownModels.ts';

/** One look at files that came to a form. */
interface Look {
  readonly form: string;
  readonly beside?: (studio: StudioModel<AnyTool>) => ReactNode;
}

/** Looks whether files were made here, and what of their settings the form of a tool can hold. */
export function useFileSettings(tool: AnyTool, own: OwnModels | undefined) {
  // What is offered is for this form alone, and for who chose the file.
  const form = `${tool.id} ${useAuth().sessionEpoch}`;
  // The last one counts: what was offered before spoke of another file.
  const [last, setLast] = useState<Look>();

  const look = async (files: readonly File[]) => {
    const mine = { form };
    setLast(mine);
    const { offerFromFiles } = await import('./offerFromFiles.tsx');
    const offer = await offerFromFiles(files, tool, own);
    if (!offer) return;
    const found: Look = { form, beside: (studio) => offer(studio, told) };
    // What was offered of another file since is not over with this, and nothing takes its place.
    const told = {
      onOver: () => setLast((now) => (now === found ? undefined : now)),
      onKept: () => setLast((now) => now ?? found),
    };
    setLast((now) => (now === mine ? found : now));
  };
  return {
    beside: (studio: StudioModel<AnyTool>) => last?.form === form && last.beside?.(studio),
    // What can't be looked at, as without a network, has nothing to offer: nobody asked for it.
    look: (files: readonly File[]) => void (files.length > 0 && look(files).catch(() => {})),
  };
}
