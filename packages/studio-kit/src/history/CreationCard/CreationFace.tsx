import { titleOf, type Creation } from '@kinora/contract';
import { Icon, IconButton } from '@kinora/design-system';
import { FileImage, FileVideo, Pause, Play } from '@kinora/design-system/icons';
import { useRef, useState } from 'react';
import { blank, media, playButton } from './CreationCard.css.ts';
import { playsAlone } from '../../onePlays.ts';

export interface CreationFaceProps {
  creation: Creation;
  playLabel: string;
  pauseLabel: string;
}

/** What a creation looks like. A clip is only loaded once somebody wants to see it move; opened, it has all its controls. */
export function CreationFace({ creation, playLabel, pauseLabel }: CreationFaceProps) {
  const [hasBegun, setHasBegun] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const clip = useRef<HTMLVideoElement>(null);
  const { file_url, status, thumbnail_url, type } = creation;
  const title = titleOf(creation);
  const still = type === 'video' ? thumbnail_url : (file_url ?? thumbnail_url);
  const toggle = () => {
    setHasBegun(true);
    if (isPlaying) clip.current?.pause();
    // A browser may refuse: then it stays still.
    else clip.current?.play().catch(() => {});
  };

  return (
    <>
      {hasBegun && file_url ? (
        <video
          ref={clip}
          className={media}
          src={file_url}
          poster={thumbnail_url ?? undefined}
          aria-label={title}
          onPlay={({ currentTarget }) => {
            playsAlone(currentTarget);
            setIsPlaying(true);
          }}
          onPause={() => setIsPlaying(false)}
          autoPlay
          loop
          playsInline
        />
      ) : still ? (
        <img className={media} src={still} alt={title} loading="lazy" />
      ) : (
        <div className={blank}>
          <Icon glyph={type === 'video' ? FileVideo : FileImage} size={20} />
        </div>
      )}
      {type === 'video' && file_url && status === 'completed' && (
        <IconButton
          className={playButton}
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? pauseLabel : playLabel}
          variant="solid"
          onPress={toggle}
        />
      )}
    </>
  );
}
