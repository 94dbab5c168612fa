import { readableSize, type ImageResult } from '@kinora/contract';
import { Badge, Button, Inline, saveFile, Text } from '@kinora/design-system';
import { Download } from '@kinora/design-system/icons';
import { BlobImage } from '../../composer/UploadZone/index.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { CompareSlider } from '../../result/CompareSlider/CompareSlider.tsx';
import type { OutcomeViewProps } from './outcomeView.ts';

/** A picture beside the one it was made from, with its size, how long it took, and a way to keep it. */
export function ImageOutcome({
  tool,
  result,
  source,
  said,
  onFileDownloadRequested,
}: OutcomeViewProps<ImageResult>) {
  const { blob, width, height, name, milliseconds, isEnlargement } = result;
  const { number } = useReadable();
  const facts = [
    `${width} × ${height}`,
    readableSize(blob.size),
    said.took(number(Number((milliseconds / 1000).toFixed(1)))),
  ];
  return (
    <>
      <CompareSlider
        ratio={width / height}
        before={<BlobImage blob={source ?? blob} alt={said.original} />}
        after={<BlobImage blob={blob} alt={tool.words.result ?? said.made} />}
      />
      <Inline gap={8} justify="between">
        <Inline gap={8}>
          {isEnlargement && <Badge>{said.enlargement}</Badge>}
          <Text size="xs" tone="secondary" isMono>
            {facts.join(' · ')}
          </Text>
        </Inline>
        <Button
          icon={Download}
          onPress={() =>
            onFileDownloadRequested ? onFileDownloadRequested({ result }) : saveFile(blob, name)
          }
        >
          {said.download}
        </Button>
      </Inline>
      {isEnlargement && (
        <Text size="sm" tone="secondary">
          {said.noDetailWon}
        </Text>
      )}
    </>
  );
}
