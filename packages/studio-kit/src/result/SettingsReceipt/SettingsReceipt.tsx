import { fullTitleOf, settingLines, type AnyForm, type MadeCreation } from '@kinora/contract';
import { Button, DescriptionList, Heading, Inline, Stack, Text, Timestamp } from '@kinora/design-system';
import { RotateCcw } from '@kinora/design-system/icons';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { resultLabels } from '../../labels/resultLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import type { ReactNode } from 'react';
import { ChangedSettings } from './ChangedSettings.tsx';

export interface SettingsReceiptProps<C extends MadeCreation = MadeCreation> {
  creation: C;
  /** The tool that made it: its words name the settings. Without it they are named as they were kept. */
  tool?: Pick<AnyForm, 'title' | 'fullTitle' | 'inputs' | 'prompt'> | undefined;
  /** An earlier creation: what changed since then is told first. */
  comparedWith?: Pick<MadeCreation, 'prompt' | 'settings'> | undefined;
  /** The tool that made that one. @default the same */
  comparedTool?: SettingsReceiptProps['tool'];
  onReuseRequested?: ((event: { creation: C }) => void) | undefined;
  labels?: Partial<KitLabels['result']> | undefined;
}

/** Its settings are named as they were kept. */
const unknown = { inputs: {} };

/** What made this: the tool, every setting, what it cost; and what changed since another one. */
export function SettingsReceipt<C extends MadeCreation>({
  creation,
  tool,
  comparedWith,
  comparedTool = tool,
  onReuseRequested,
  labels,
}: SettingsReceiptProps<C>) {
  const said = useKitLabels('result', resultLabels, labels);
  const { number } = useReadable();
  const linesOf = (made: Pick<MadeCreation, 'prompt' | 'settings'>, by: typeof tool) =>
    settingLines(made, by ?? unknown, said);
  const lines = linesOf(creation, tool);
  const { width, height, seconds, credits_cost, paid_by, made_by, model_used } = creation;
  const fact = (id: string, term: string, details: ReactNode, isNumeric = true) =>
    details ? [{ id: `fact-${id}`, term, details, isNumeric }] : [];
  return (
    <Stack gap={16} data-component="SettingsReceipt">
      {comparedWith && (
        <ChangedSettings before={linesOf(comparedWith, comparedTool)} after={lines} said={said} />
      )}
      <Heading level={3} size="sm">
        {said.receipt}
      </Heading>
      {!creation.settings && (
        <Text size="sm" tone="secondary">
          {said.unknown}
        </Text>
      )}
      <DescriptionList
        items={[
          ...fact('tool', said.tool, tool ? fullTitleOf(tool) : model_used, false),
          ...lines.map(({ id, label, text, isNumeric }) => ({ id, term: label, details: text, isNumeric })),
          ...fact('engine', said.engine, made_by, false),
          ...fact('frame', said.frame, width && height && `${width} × ${height}`),
          ...fact('length', said.length, seconds && `${seconds} s`),
          ...fact(
            'price',
            said.price,
            paid_by === 'nobody'
              ? said.notCharged
              : paid_by === 'included'
                ? said.included
                : credits_cost !== null && <bdi>{said.credits(number(credits_cost))}</bdi>,
          ),
          {
            id: 'fact-made',
            term: said.made,
            details: <Timestamp value={creation.created_at} format="dateTime" />,
          },
        ]}
      />
      {onReuseRequested && lines.length > 0 && (
        <Inline>
          <Button size="sm" icon={RotateCcw} onPress={() => onReuseRequested({ creation })}>
            {said.reuse}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
