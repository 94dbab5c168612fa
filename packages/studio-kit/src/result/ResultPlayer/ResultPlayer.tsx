import { titleOf, type Creation } from '@kinora/contract';
import { Button, Inline, Notice, Stack, Text } from '@kinora/design-system';
import { Download, Plus } from '@kinora/design-system/icons';
import { useState } from 'react';
import { about, clip } from './ResultPlayer.css.ts';

export interface ResultPlayerProps {
  creation: Creation;
  onDownloadRequested?: ((event: { creation: Creation }) => void) | undefined;
  onCreateAnotherRequested?: (() => void) | undefined;
}

/** A finished clip: play, seek, sound, full screen; save it; or begin anew. */
export function ResultPlayer({ creation, onDownloadRequested, onCreateAnotherRequested }: ResultPlayerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { file_url, thumbnail_url, width, height, seconds } = creation;
  const facts = [
    width && height ? `${width} × ${height}` : null,
    seconds ? `${seconds} s` : null,
    creation.made_by,
  ].filter((fact) => fact != null);

  return (
    <Stack gap={12} data-component="ResultPlayer">
      {file_url && !isBroken ? (
        <video
          className={clip}
          src={file_url}
          poster={thumbnail_url ?? undefined}
          width={width ?? undefined}
          height={height ?? undefined}
          aria-label={titleOf(creation)}
          controls
          loop
          playsInline
          preload="auto"
          onError={() => setIsBroken(true)}
        />
      ) : (
        <Notice tone="warning" title="This clip can’t be played right now">
          It is safe in your history. Reload the page, or download it.
        </Notice>
      )}
      <div className={about}>
        <Text size="xs" tone="secondary" isMono>
          {facts.join(' · ')}
        </Text>
        <Inline gap={8}>
          <Button icon={Download} onPress={() => onDownloadRequested?.({ creation })}>
            Download
          </Button>
          <Button icon={Plus} onPress={() => onCreateAnotherRequested?.()}>
            Create Another
          </Button>
        </Inline>
      </div>
    </Stack>
  );
}
