import { pictures } from '../../pictures/pictures.ts';
import { cardPicture, growingPicture } from './home.css.ts';

interface CardPictureProps {
  name: string;
  /** Takes what room a card has left beside taller ones. */
  isGrowing?: boolean;
}

/** One of the app's own pictures. The words below it say what it is of. */
export const CardPicture = ({ name, isGrowing = false }: CardPictureProps) => (
  <img
    className={isGrowing ? growingPicture : cardPicture}
    src={pictures[name]}
    alt=""
    width={480}
    height={270}
    decoding="async"
  />
);
