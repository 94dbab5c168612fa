import { homeWords, startPictures } from '@kinora/contract';
import { pictures } from '../../pictures/pictures.ts';
import { Film } from './Film.tsx';
import { FilmFrame } from './FilmFrame.tsx';

/** Pictures of the app's own, for whoever has none at hand. */
export const Tries = ({ onTried }: { onTried: (picture: { id: string; title: string }) => void }) => (
  <Film title={homeWords.tries} data-film="tries" exposed={startPictures.length}>
    {startPictures.map((each, at) => (
      <FilmFrame
        key={each.id}
        label={homeWords.tryWith(each.title)}
        title={each.title}
        number={String(at + 1)}
        src={pictures[`try/${each.id}`]!}
        onPress={() => onTried(each)}
      />
    ))}
  </Film>
);
