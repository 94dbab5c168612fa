import { useState } from 'react';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import * as glyphs from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import { Grid } from '../layout/Grid/Grid.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';

/** Every drawing there is, found by a part of its name. */
export function IconSearch() {
  const [asked, setAsked] = useState('');
  const found = Object.entries(glyphs).filter(([name]) =>
    name.toLowerCase().includes(asked.toLowerCase().trim()),
  );
  return (
    <Stack gap={24}>
      <TextField
        label="Find a drawing"
        value={asked}
        onChange={setAsked}
        description={`${found.length} of ${Object.keys(glyphs).length}`}
      />
      <Grid minColumnWidth="7rem" gap={16}>
        {found.map(([name, glyph]) => (
          <Stack key={name} gap={8} align="center">
            <Icon glyph={glyph} size={20} />
            <Text size="xs" tone="tertiary">
              {name}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
