import { ResultImage } from '../../result/ResultImage/index.ts';
import { ResultPlayer } from '../../result/ResultPlayer/index.ts';
import type { ResultViewProps } from './resultView.ts';

/** A picture or a clip that is kept. */
export function CreationResult({
  tool: { words, fileName },
  result: { creation },
  deeds,
  onDownloadRequested,
  onLinkCopyRequested,
  onCreateAnotherRequested,
}: ResultViewProps<'creation'>) {
  const Result = creation.type === 'image' ? ResultImage : ResultPlayer;
  return (
    <Result
      creation={creation}
      downloadLabel={words.download}
      fileName={fileName}
      againLabel={words.again}
      onDownloadRequested={onDownloadRequested}
      onLinkCopyRequested={onLinkCopyRequested}
      more={deeds}
      onCreateAnotherRequested={onCreateAnotherRequested}
    />
  );
}
