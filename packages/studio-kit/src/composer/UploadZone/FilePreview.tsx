import type { MediaFile, MediaKind } from '@kinora/contract';
import { Icon, Text } from '@kinora/design-system';
import { FileVideo } from '@kinora/design-system/icons';
import { useKitLabels } from '../../labels/index.ts';
import { composerLabels } from '../../labels/composerLabels.ts';
import { BlobClip } from './BlobClip.tsx';
import { BlobImage } from './BlobImage.tsx';
import { blank, picture, sound } from './UploadZone.css.ts';

export interface FilePreviewProps {
  kind: MediaKind;
  label: string;
  file: MediaFile;
  /** How a picture fits where it stands. @default as the whole of a zone */
  className?: string | undefined;
  /** In a tile there is no room for why there is no preview: it is only heard. */
  isCompact?: boolean | undefined;
  /** A clip shows its first picture, and nothing plays. */
  isStill?: boolean | undefined;
}

/** The file itself, as far as this browser can show it. */
export function FilePreview({
  kind,
  label,
  file,
  className = picture,
  isCompact,
  isStill,
}: FilePreviewProps) {
  const { noPreview } = useKitLabels('composer', composerLabels);
  const named = `${label}: ${file.name}`;
  // No browser plays an AVI: its frame would stand there empty.
  if (/avi|msvideo/.test(file.type))
    return (
      <div className={blank}>
        <span role="img" aria-label={isCompact ? `${named}. ${noPreview}` : named}>
          <Icon glyph={FileVideo} size={20} />
        </span>
        {!isCompact && (
          <Text size="sm" tone="secondary">
            {noPreview}
          </Text>
        )}
      </div>
    );
  return kind === 'image' ? (
    <BlobImage className={className} blob={file.blob} alt={named} width={file.width} height={file.height} />
  ) : (
    <BlobClip
      kind={kind}
      className={kind === 'video' ? picture : sound}
      blob={file.blob}
      label={named}
      isStill={isStill}
    />
  );
}
