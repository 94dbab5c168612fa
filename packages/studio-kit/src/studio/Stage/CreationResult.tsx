import { wholeOf } from '@kinora/contract';
import { Text } from '@kinora/design-system';
import { BlobImage } from '../../composer/UploadZone/index.ts';
import { useKitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { ResultImage } from '../../result/ResultImage/index.ts';
import { ResultPlayer } from '../../result/ResultPlayer/index.ts';
import type { ResultViewProps } from './resultView.ts';
import { madeFrom } from './Stage.css.ts';

/** A picture or a clip that is kept. */
export function CreationResult({
  tool: { words, fileName },
  result: { creation },
  ending,
  source,
  deeds,
  ...events
}: ResultViewProps<'creation'>) {
  const said = useKitLabels('result', resultLabels);
  const Result = creation.type === 'image' ? ResultImage : ResultPlayer;
  return (
    <Result
      {...events}
      creation={creation}
      downloadLabel={words.download}
      fileName={fileName}
      againLabel={words.again}
      more={deeds}
      told={
        <>
          {source?.type.startsWith('image/') && (
            <BlobImage className={madeFrom} blob={source} alt={said.madeFrom} />
          )}
          {ending && <Text size="sm">{wholeOf(ending)}</Text>}
        </>
      }
    />
  );
}
