import { Frame, HoverClip, PressableCard } from '@kinora/design-system';
import { caption, frame, picture } from './film.css.ts';

export type FilmFrameProps = {
  /** What pressing it does, or where it leads. */
  label: string;
  title: string;
  number: string;
  src: string;
  /** Plays over the picture while it is pointed at. */
  clip?: string | undefined;
} & ({ href: string; onPress?: never } | { onPress: () => void; href?: never });

/** One frame of the film, which is pressed as a whole. */
export const FilmFrame = ({ title, number, src, clip, ...press }: FilmFrameProps) => (
  <li className={frame}>
    <PressableCard {...press} as="div" variant="film" padding={0}>
      <Frame
        aspect={16 / 9}
        number={number}
        caption={
          <span className={caption} title={title}>
            {title}
          </span>
        }
      >
        <HoverClip className={picture} clip={clip}>
          <img src={src} alt="" loading="lazy" />
        </HoverClip>
      </Frame>
    </PressableCard>
  </li>
);
