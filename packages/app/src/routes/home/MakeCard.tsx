import { Card, Heading, Icon, Inline, LinkButton, Stack, Text, type Glyph } from '@kinora/design-system';
import { isBuilt } from '../../screens.ts';
import { cardFilled } from './home.css.ts';

export interface MakeCardProps {
  title: string;
  summary: string;
  icon: Glyph;
  links: readonly { readonly label: string; readonly href: string }[];
}

/** One kind of thing to make, and the ways to it. */
export function MakeCard({ title, summary, icon, links }: MakeCardProps) {
  return (
    <Card>
      <Stack gap={16} className={cardFilled}>
        <Stack gap={8}>
          <Inline gap={8}>
            <Icon glyph={icon} size={20} />
            <Heading level={2} size="md">
              {title}
            </Heading>
          </Inline>
          <Text tone="secondary">{summary}</Text>
        </Stack>
        <Inline gap={8}>
          {links
            .filter(({ href }) => isBuilt(href))
            .map(({ label, href }) => (
              <LinkButton key={label} href={href}>
                {label}
              </LinkButton>
            ))}
        </Inline>
      </Stack>
    </Card>
  );
}
