import './opening.css';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import cabin from '../../packages/app/src/pictures/model-flux-realism.webp';
import { Button } from '../../packages/design-system/src/components/Button/Button.tsx';
import { CropMarks } from '../../packages/design-system/src/components/CropMarks/CropMarks.tsx';
import { FilmEdge } from '../../packages/design-system/src/components/FilmEdge/FilmEdge.tsx';
import { Heading } from '../../packages/design-system/src/components/Heading/Heading.tsx';
import { Slider } from '../../packages/design-system/src/components/Slider/Slider.tsx';
import { Text } from '../../packages/design-system/src/components/Text/Text.tsx';
import { Inline } from '../../packages/design-system/src/layout/Inline/Inline.tsx';

interface Room {
  readonly number: string;
  readonly title: string;
  readonly says: string;
  readonly sample: ReactNode;
  /** What stands first in it: its name, and its page. */
  readonly ways: readonly (readonly [name: string, page: string])[];
}

const rooms: readonly Room[] = [
  {
    number: '01',
    title: 'Foundations',
    says: 'Drawn from the tokens: what you see is what ships.',
    sample: <span className="opening-letters">Aa</span>,
    ways: [
      ['Colour', '/docs/foundations-colour--docs'],
      ['Type', '/docs/foundations-type--docs'],
      ['Motion', '/docs/foundations-motion--docs'],
      ['Elevation', '/docs/foundations-elevation--docs'],
      ['Icons', '/docs/foundations-icons--docs'],
    ],
  },
  {
    number: '02',
    title: 'Design System',
    says: 'Accessible parts that know nothing of the product.',
    sample: (
      <Inline gap={8} align="center">
        <Button>Vary</Button>
        <Button trailing="6">Upscale</Button>
      </Inline>
    ),
    ways: [
      ['Button', '/docs/design-system-actions-button--docs'],
      ['Select', '/docs/design-system-inputs-select--docs'],
      ['Dialog', '/docs/design-system-overlays-dialog--docs'],
      ['Frame', '/docs/design-system-content-frame--docs'],
      ['MarkerCircle', '/docs/design-system-content-markercircle--docs'],
    ],
  },
  {
    number: '03',
    title: 'Studio Kit',
    says: 'What makes a studio. Properties in, events out.',
    sample: (
      <div className="opening-slider">
        <Slider label="Motion strength" defaultValue={6.5} minValue={1} maxValue={10} step={0.5} />
      </div>
    ),
    ways: [
      ['Studio', '/docs/studio-kit-studio-studio--docs'],
      ['PromptBox', '/docs/studio-kit-composer-promptbox--docs'],
      ['DevelopingFrame', '/docs/studio-kit-result-developingframe--docs'],
      ['ContactSheet', '/docs/studio-kit-history-contactsheet--docs'],
      ['In your product', '/docs/studio-kit-in-your-product--docs'],
    ],
  },
  {
    number: '04',
    title: 'App',
    says: 'Whole screens, with the real adapter on a made-up server.',
    sample: (
      <CropMarks className="opening-picture">
        <img src={cabin} alt="" />
      </CropMarks>
    ),
    ways: [
      ['Home', '/story/app-screens-home--visitor'],
      ['Creation history', '/story/app-screens-creation-history-screen--full'],
    ],
  },
];

/** The rooms of this book, each with a part of it that works and the pages to begin with. */
export function Rooms() {
  return (
    <div className="opening-rooms">
      {rooms.map(({ number, title, says, sample, ways: pages }) => (
        <section key={number} className="opening-room" aria-label={title}>
          <div className="opening-sample">{sample}</div>
          <FilmEdge number={number} />
          <Heading level={3} size="md">
            {title}
          </Heading>
          <Text as="p" size="sm" tone="secondary">
            {says}
          </Text>
          <ul className="opening-ways">
            {pages.map(([name, page]) => (
              <li key={page}>
                <AnchorMdx href={`?path=${page}`} target="_self">
                  {name}
                </AnchorMdx>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
