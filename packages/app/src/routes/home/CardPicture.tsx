import { pictures } from '../../pictures/pictures.ts';
import { cardPicture, growingPicture } from './home.css.ts';

export interface CardPictureProps {
  name: string;
  /** Takes what room a card has left beside taller ones. */
  isGrowing?: boolean | undefined;
  /** The first that there is to see comes before all others. */
  isFirst?: boolean | undefined;
}

/** One of the app's own pictures. The words below it say what it is of. */
export const CardPicture = ({ name, isGrowing, isFirst }: CardPictureProps) => (
  <img
    className={isGrowing ? growingPicture : cardPicture}
    src={pictures[name]}
    alt=""
    {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
);
