import type { AnyTool, StudioCreation, SetLooker } from '@kinora/contract';
import type { ReactNode } from 'react';
import { useServerRunner } from '../runners/useServerRunner.ts';
import type { StudioOptions } from '../useStudio.ts';
import { useStudioAccount, type StudioAccount } from '../useStudioAccount.ts';
import type { StudioModel } from '../studioModel.ts';
import type { OwnFrames } from '../placing/placeFrames.ts';
import { ToolStudio, type StudioSurroundings } from './ToolStudio.tsx';

export interface FinishedEvent {
  creation: StudioCreation;
  /** The studio that it was made in: to make another, or to go on from it there. */
  studio: StudioModel<AnyTool>;
}

export interface StudioProps<T extends AnyTool> extends StudioOptions<T>, StudioSurroundings {
  /** Fetches a file of the person's own, as what is asked for: of a clip its first frame, where that is a picture. With it the latest frames stand under the words, to be used again, and frames of any window can be dropped here. */
  readFrame?: OwnFrames['readFrame'] | undefined;
  /** Where one of those frames is seen large, with all that can be done with it. */
  frameHref?: ((creation: { readonly id: string }) => string) | undefined;
  /** The tools whose tips were folded away, by id; without it each card keeps that to itself. */
  foldedTips?: readonly string[] | undefined;
  /** Looks at the pictures of a set before they are sent. */
  looker?: SetLooker | undefined;
  /** Stands for what came of it, for a tool that makes no creation. */
  result?: ReactNode;
  onDownloadRequested?: ((event: { creation: StudioCreation }) => void) | undefined;
  onLinkCopyRequested?: ((event: { creation: StudioCreation }) => void) | undefined;
  /** What else can be done with a finished creation, beside saving it. */
  renderDeeds?: ((event: FinishedEvent) => ReactNode) | undefined;
  /** Stands beside the form, whatever is on its stage: what a product keeps of it, and brings back after a reload. */
  companion?: ((studio: StudioModel<AnyTool>) => ReactNode) | undefined;
  onCreditsRequested?: (() => void) | undefined;
}

/** A whole studio whose work a server does. */
export function Studio<T extends AnyTool>(props: StudioProps<T>) {
  const { api, drafts, tool } = props;
  const account = useStudioAccount(api, props.account, () => drafts?.clear(tool));
  // Another tool is another form, and who goes leaves nothing on the screen.
  return <ServerStudio key={`${tool.id} ${account.sessionEpoch}`} {...props} account={account} />;
}

interface ServerStudioProps extends StudioProps<AnyTool> {
  account: StudioAccount;
}

function ServerStudio({
  api,
  foldedTips,
  readFrame,
  frameHref,
  onDownloadRequested,
  onLinkCopyRequested,
  ...studio
}: ServerStudioProps) {
  const { tool } = studio;
  return (
    <ToolStudio<AnyTool>
      {...studio}
      runner={useServerRunner(api)}
      prompts={api.prompts}
      areTipsFolded={foldedTips?.includes(tool.id)}
      resultEvents={{ onDownloadRequested, onLinkCopyRequested }}
      frames={readFrame && { tool, api, readFrame, frameHref }}
    />
  );
}
