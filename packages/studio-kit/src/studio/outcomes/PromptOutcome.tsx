import type { PictureMaking, PromptResult } from '@kinora/contract';
import {
  Badge,
  Button,
  DescriptionList,
  Heading,
  Inline,
  Stack,
  TextArea,
  type Description,
} from '@kinora/design-system';
import { Copy, Wand } from '@kinora/design-system/icons';
import { useState } from 'react';
import { BlobImage } from '../../composer/UploadZone/index.ts';
import type { OutcomeLabels } from '../../labels/outcomeLabels.ts';
import type { OutcomeViewProps } from './outcomeView.ts';
import { readPicture } from './PromptOutcome.css.ts';

const numeric: ReadonlySet<string> = new Set(['seed', 'steps', 'guidance', 'size']);

function making(
  { width, height, ...rest }: PictureMaking,
  terms: OutcomeLabels['makingTerms'],
): readonly Description[] {
  const told: Readonly<Record<string, string | number | undefined>> = {
    ...rest,
    size: width && height ? `${width} × ${height}` : undefined,
  };
  return Object.entries(terms).flatMap(([id, term]) => {
    const value = told[id];
    return value === undefined ? [] : [{ id, term, details: String(value), isNumeric: numeric.has(id) }];
  });
}

/** Words for a picture, to be put right, copied and used; and where they are known from. */
export function PromptOutcome({
  result,
  source: picture,
  said,
  onCopyRequested,
  onPromptUsed,
  onPromptEdited,
}: OutcomeViewProps<PromptResult>) {
  const { source } = result;
  const [text, setText] = useState(result.text);
  const program = result.making?.program;
  const items = source === 'file' && result.making ? making(result.making, said.makingTerms) : [];
  return (
    <Stack gap={16}>
      {picture && <BlobImage className={readPicture} blob={picture} alt={said.readPicture} />}
      <TextArea
        label={said.prompt}
        value={text}
        onChange={(edited) => {
          setText(edited);
          onPromptEdited?.({ result: { ...result, text: edited } });
        }}
        description={
          source !== 'picture' ? undefined : result.isNamed === false ? said.unnamed : said.estimated
        }
      />
      <Inline gap={8} justify="between">
        <Badge>{program ? said.foundBy(program) : said.sources[source]}</Badge>
        <Inline gap={8}>
          <Button icon={Copy} onPress={() => onCopyRequested({ text })}>
            {said.copy}
          </Button>
          {onPromptUsed && (
            <Button
              variant="solid"
              icon={Wand}
              isDisabled={text.trim() === ''}
              onPress={() => onPromptUsed({ text, making: result.making })}
            >
              {said.use}
            </Button>
          )}
        </Inline>
      </Inline>
      {items.length > 0 && (
        <Stack gap={8}>
          <Heading level={2} size="sm">
            {said.making}
          </Heading>
          <DescriptionList items={items} />
        </Stack>
      )}
    </Stack>
  );
}
