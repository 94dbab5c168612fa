import { ResultImage } from '../../result/ResultImage/index.ts';
import { ResultPlayer } from '../../result/ResultPlayer/index.ts';
import type { ResultViewProps } from './resultView.ts';

/** A picture or a clip that is kept. */
export function CreationResult({
  tool: { words, fileName },
  result: { creation },
  deeds,
  ...events
}: ResultViewProps<'creation'>) {
  const Result = creation.type === 'image' ? ResultImage : ResultPlayer;
  return (
    <Result
      {...events}
      creation={creation}
      downloadLabel={words.download}
      fileName={fileName}
      againLabel={words.again}
      more={deeds}
    />
  );
}
