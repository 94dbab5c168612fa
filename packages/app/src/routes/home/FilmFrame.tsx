import { Frame, HoverClip, PressableCard } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { caption, frame, picture } from './film.css.ts';

export type FilmFrameProps = {
  /** What pressing it does, or where it leads. */
  label: string;
  title: string;
  number: string;
  /** Without one it is paper that nothing has developed on yet. */
  src: string | null;
  /** Plays over the picture while it is pointed at. */
  clip?: string | undefined;
  /** Lies on its foot while it is at work, and stands at the end of its edge. */
  foot?: ReactNode;
  told?: ReactNode;
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never });

/** One frame of the film, which is pressed as a whole. */
export const FilmFrame = ({ title, number, src, clip, foot, told, ...press }: FilmFrameProps) => (
  <li className={frame}>
    <PressableCard {...press} as="div" variant="film" padding={0}>
      <Frame
        aspect={16 / 9}
        number={number}
        foot={foot}
        caption={
          <>
            <span className={caption} title={title}>
              {title}
            </span>
            {told}
          </>
        }
      >
        {src && (
          <HoverClip className={picture} clip={clip}>
            <img src={src} alt="" loading="lazy" />
          </HoverClip>
        )}
      </Frame>
    </PressableCard>
  </li>
);
