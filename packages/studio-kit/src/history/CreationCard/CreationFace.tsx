import { titleOf, type Creation } from '@kinora/contract';
import { Icon, IconButton } from '@kinora/design-system';
import { FileImage, FileVideo, Play } from '@kinora/design-system/icons';
import { useState } from 'react';
import { blank, media, playButton } from './CreationCard.css.ts';

export interface CreationFaceProps {
  creation: Creation;
  playLabel: string;
}

// The button that was pressed is gone. Once only: a row that is drawn anew must not call the focus back.
const focusFirst = (clip: HTMLVideoElement | null) => clip?.focus();

/** What a creation looks like. A clip is only loaded once somebody wants to see it move. */
export function CreationFace({ creation, playLabel }: CreationFaceProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const { file_url, status, thumbnail_url, type } = creation;
  const title = titleOf(creation);
  const still = type === 'video' ? thumbnail_url : (file_url ?? thumbnail_url);

  if (isPlaying && file_url)
    return (
      <video
        className={media}
        src={file_url}
        poster={thumbnail_url ?? undefined}
        aria-label={title}
        ref={focusFirst}
        controls
        autoPlay
        playsInline
      />
    );
  return (
    <>
      {still ? (
        <img className={media} src={still} alt={title} loading="lazy" />
      ) : (
        <div className={blank}>
          <Icon glyph={type === 'video' ? FileVideo : FileImage} size={20} />
        </div>
      )}
      {type === 'video' && file_url && status === 'completed' && (
        <IconButton
          className={playButton}
          icon={Play}
          label={playLabel}
          variant="solid"
          onPress={() => setIsPlaying(true)}
        />
      )}
    </>
  );
}
