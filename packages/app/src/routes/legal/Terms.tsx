import { Link, Text } from '@kinora/design-system';
import { LegalText } from './LegalText.tsx';
import { loneLink } from '../../shell/shell.css.ts';

const sections = [
  {
    title: 'What you make is yours',
    text: 'You keep every right that you have in the pictures and words you bring and in what you make of them. Kinora’s operator stores and processes them to make your clips, and for nothing else.',
  },
  {
    title: 'Bring only what you may use',
    text: 'Use pictures, voices and likenesses that are yours or that you have the right to use. What hurts or deceives people may be refused and removed.',
  },
  {
    title: 'Credits',
    text: 'A price is shown before you press Generate and reserved while the work runs. What fails or is refused costs nothing.',
  },
  {
    title: 'As it is',
    text: 'The software comes under the MIT licence and without a warranty. Whoever runs this server is the one you have an agreement with.',
  },
] as const;

export function Component() {
  return (
    <LegalText title="Terms of Service" sections={sections}>
      <Text>
        <Link href="/licences.txt" target="_blank" className={loneLink}>
          The licences of what Kinora is made with
        </Link>
      </Text>
    </LegalText>
  );
}
