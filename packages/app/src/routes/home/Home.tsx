import { catalogue } from '@kinora/contract';
import { Card, Grid, Heading, LinkButton, Stack, Text } from '@kinora/design-system';
import { useAccount } from '../../account/useAccount.ts';
import { pageWidth } from '../../shell/shell.css.ts';
import { CreditsFigure } from './CreditsFigure.tsx';

/** Where one starts: what there is to make, and what one has to make it with. */
export function Component() {
  const { limits } = useAccount();
  return (
    <Stack gap={32} className={pageWidth}>
      <Heading level={1} tabIndex={-1}>
        What would you like to create?
      </Heading>
      <Grid minColumnWidth="18rem" maxColumns={3} gap={16}>
        {catalogue.map(({ id, path, summary, title }) => (
          <Card key={id} padding={20}>
            <Stack gap={16} align="start">
              <Stack gap={4}>
                <Heading level={2} size="md">
                  {title}
                </Heading>
                <Text tone="secondary">{summary}</Text>
              </Stack>
              <LinkButton href={path}>Create</LinkButton>
            </Stack>
          </Card>
        ))}
        {limits && <CreditsFigure limits={limits} />}
      </Grid>
    </Stack>
  );
}
