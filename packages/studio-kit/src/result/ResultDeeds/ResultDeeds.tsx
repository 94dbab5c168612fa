import { creationFacts, savedName, type ToldCreation } from '@kinora/contract';
import { Button, IconButton, Inline, LinkButton, Text, useLocale } from '@kinora/design-system';
import { Download, LinkIcon, Plus } from '@kinora/design-system/icons';
import type { ReactNode } from 'react';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { about, besideTold } from './ResultDeeds.css.ts';

export interface ResultDeedsProps<C extends ToldCreation = ToldCreation> {
  creation: C;
  /** As the tool calls it. @default 'Download' */
  downloadLabel?: string | undefined;
  /** As the tool calls its files: 'seedance-video' (A342). @default the words of the creation */
  fileName?: string | undefined;
  /** As the tool calls it: 'Generate New', 'Reset'. @default 'Create Another' */
  againLabel?: string | undefined;
  /** Without it the download is a link, as far as there is a file. */
  onDownloadRequested?: ((event: { creation: C }) => void) | undefined;
  /** Puts a button for the link of this creation beside the others. */
  onLinkCopyRequested?: ((event: { creation: C }) => void) | undefined;
  /** What else a product lets people do with it: after the others. */
  more?: ReactNode;
  /** Without it nothing begins anew. */
  onCreateAnotherRequested?: (() => void) | undefined;
  /** Stands before its deeds, where there is room in their line, in place of what it is, which then is told elsewhere. @default its facts */
  told?: ReactNode;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** Under a result: what it is, and what can be done with it. */
export function ResultDeeds<C extends ToldCreation>({
  creation,
  downloadLabel,
  fileName,
  againLabel,
  onDownloadRequested,
  onLinkCopyRequested,
  more,
  onCreateAnotherRequested,
  told,
  labels,
}: ResultDeedsProps<C>) {
  const said = useKitLabels('result', resultLabels, labels);
  const { locale } = useLocale();
  return (
    <div className={told === undefined ? about : besideTold}>
      {told === undefined ? (
        <Text size="xs" tone="secondary" isMono>
          <bdi>{creationFacts(creation, locale).join(' · ')}</bdi>
        </Text>
      ) : (
        told
      )}
      <Inline gap={8}>
        {onLinkCopyRequested && (
          <IconButton
            icon={LinkIcon}
            label={said.copyLink}
            onPress={() => onLinkCopyRequested({ creation })}
          />
        )}
        {onDownloadRequested ? (
          <Button
            icon={Download}
            isUnavailable={!creation.download_url}
            onPress={() => onDownloadRequested({ creation })}
          >
            {downloadLabel ?? said.download}
          </Button>
        ) : (
          creation.download_url && (
            <LinkButton
              icon={Download}
              href={creation.download_url}
              download={savedName(creation, fileName)}
              target="_blank"
              rel="noopener"
            >
              {downloadLabel ?? said.download}
            </LinkButton>
          )
        )}
        {onCreateAnotherRequested && (
          <Button icon={Plus} onPress={onCreateAnotherRequested}>
            {againLabel ?? said.again}
          </Button>
        )}
        {more}
      </Inline>
    </div>
  );
}
