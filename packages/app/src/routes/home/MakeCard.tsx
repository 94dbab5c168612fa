import { Card, Heading, Inline, LinkButton, Stack, Text } from '@kinora/design-system';
import { CardPicture } from './CardPicture.tsx';
import { cardFilled } from './home.css.ts';

export interface MakeCardProps {
  title: string;
  summary: string;
  /** Of what is made there, by its name. */
  picture: string;
  links: readonly { readonly label: string; readonly href: string }[];
}

/** One kind of thing to make, and the ways to it. */
export function MakeCard({ title, summary, picture, links }: MakeCardProps) {
  return (
    <Card>
      <Stack gap={12} className={cardFilled}>
        <CardPicture name={picture} />
        <Stack gap={4}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text tone="secondary">{summary}</Text>
        </Stack>
        <Inline gap={8}>
          {links.map(({ label, href }) => (
            <LinkButton key={label} href={href}>
              {label}
            </LinkButton>
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}
