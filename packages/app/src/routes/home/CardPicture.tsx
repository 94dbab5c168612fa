import { HoverClip } from '@kinora/design-system';
import { clips, pictures } from '../../pictures/pictures.ts';
import { cardPicture } from './home.css.ts';

/** One of the app's own pictures, which moves while its card is pointed at if it can. The words below it say what it is of. */
export const CardPicture = ({ name }: { name: string }) => (
  <HoverClip clip={clips[name]}>
    <img className={cardPicture} src={pictures[name]} alt="" loading="lazy" />
  </HoverClip>
);
