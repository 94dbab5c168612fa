import type { MadeResult, StudioCreation, StudioTool } from '@kinora/contract';
import type { ReactNode } from 'react';
import type { OutcomeEvents } from '../outcomes/outcomeView.ts';

/** What can be done with a result, whatever it is. */
export interface ResultEvents extends OutcomeEvents {
  onDownloadRequested?: ((event: { creation: StudioCreation }) => void) | undefined;
  onLinkCopyRequested?: ((event: { creation: StudioCreation }) => void) | undefined;
  /** What else can be done with a finished creation. */
  deeds?: ReactNode;
  onCreateAnotherRequested: () => void;
}

export interface ResultViewProps<Is extends MadeResult['is'] = MadeResult['is']> extends ResultEvents {
  tool: StudioTool;
  result: Extract<MadeResult, { is: Is }>;
  /** What is said of it because it has just been made, and what it was made from. */
  told: ReactNode;
  /** What it was made from, where that was a picture. */
  source: Blob | null;
}
