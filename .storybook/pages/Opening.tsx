import './opening.css';
import { FilmEdge } from '../../packages/design-system/src/components/FilmEdge/FilmEdge.tsx';
import { Heading } from '../../packages/design-system/src/components/Heading/Heading.tsx';
import { Text } from '../../packages/design-system/src/components/Text/Text.tsx';
import { KinoraMark } from '../../packages/design-system/src/icons/KinoraMark.tsx';
import { Inline } from '../../packages/design-system/src/layout/Inline/Inline.tsx';
import { LightTable } from './LightTable.tsx';
import { Palette } from './Palette.tsx';
import { Rooms } from './Rooms.tsx';

/** Where the book opens: what the look is, working. */
export function Opening() {
  return (
    <div className="sb-unstyled opening">
      <header className="opening-masthead">
        <Inline gap={12} align="center">
          <KinoraMark size={40} />
          <FilmEdge number="12A">Kinora safety film</FilmEdge>
        </Inline>
        <h1 className="opening-title">Your pictures are the only colour in the room</h1>
        <Text as="p" size="lg" tone="secondary" className="opening-lead">
          Kinora is a studio for making images and videos with AI. Everything around a picture is as neutral
          as the walls of a darkroom, and one yellow marker circles the frame that counts. This book holds the
          parts that the product ships, in every state that they can be in.
        </Text>
      </header>
      <LightTable />
      <section className="opening-section" aria-label="The rooms">
        <Heading level={2} size="xl">
          The rooms
        </Heading>
        <Rooms />
      </section>
      <section className="opening-section" aria-label="The palette">
        <Heading level={2} size="xl">
          The palette
        </Heading>
        <Palette />
      </section>
    </div>
  );
}
