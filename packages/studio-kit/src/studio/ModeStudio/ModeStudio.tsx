import type { AnyTool, ServerStudio } from '@kinora/contract';
import { Badge, Heading, Inline, Tabs, Text, VisuallyHidden } from '@kinora/design-system';
import { useState } from 'react';
import { useKitLabels } from '../../labels/index.ts';
import { studioLabels } from '../../labels/studioLabels.ts';
import { memoryDrafts } from '../memoryDrafts.ts';
import { LateStill } from '../ModeCards/LateStill.tsx';
import { ModeCards } from '../ModeCards/index.ts';
import { Studio, type StudioProps } from '../Studio/index.ts';
import { useStudioAccount } from '../useStudioAccount.ts';
import { cards, head, root, stillOfTab } from './ModeStudio.css.ts';
import { useTabInSight } from './useTabInSight.ts';

export interface ModeStudioProps extends Omit<StudioProps<AnyTool>, 'tool' | 'headingLevel'> {
  studio: ServerStudio;
  /** Which tab is open; without it the studio keeps that to itself. */
  modeId?: string | undefined;
  onModeChanged?: ((event: { modeId: string }) => void) | undefined;
}

/** A studio of any number of tools: one stands alone, several are cards mirrored as tabs. */
export function ModeStudio(props: ModeStudioProps) {
  const { api, drafts, studio } = props;
  const account = useStudioAccount(api, props.account, () =>
    studio.modes.forEach(({ tool }) => drafts?.clear(tool)),
  );
  return <Modes key={account.sessionEpoch} {...props} account={account} />;
}

function Modes({ studio, modeId, onModeChanged, drafts, ...rest }: ModeStudioProps) {
  const [first] = studio.modes;
  const [ownMode, setOwnMode] = useState<string>(first.id);
  const [ownDrafts] = useState(memoryDrafts);
  const wanted = modeId ?? ownMode;
  const selected = studio.modes.some((each) => each.id === wanted) ? wanted : first.id;
  const tabs = useTabInSight(selected);
  const { modesAsTabs } = useKitLabels('studio', studioLabels);
  if (studio.modes.length === 1) return <Studio {...rest} drafts={drafts} tool={first.tool} />;

  const choose = (chosen: string) => {
    setOwnMode(chosen);
    onModeChanged?.({ modeId: chosen });
  };
  return (
    <div className={root} data-component="ModeStudio" data-studio={studio.id}>
      <div className={head}>
        <Inline gap={8}>
          <Heading level={1} tabIndex={-1}>
            {studio.title}
          </Heading>
          {studio.badges.map(({ text, help }) => (
            <Badge key={text} title={help}>
              {text}
              {help && <VisuallyHidden>. {help}</VisuallyHidden>}
            </Badge>
          ))}
        </Inline>
        <Text tone="secondary" data-part="summary">
          {studio.summary}
        </Text>
      </div>
      <div className={cards}>
        <ModeCards modes={studio.modes} modeId={selected} onModeChosen={(event) => choose(event.modeId)} />
      </div>
      <Tabs
        ref={tabs}
        label={modesAsTabs}
        selectedId={selected}
        onSelectedChange={({ id }) => choose(id)}
        items={studio.modes.map(({ id, title, tool }) => ({
          id,
          label: (
            <>
              <span className={stillOfTab}>
                <LateStill tool={tool} />
              </span>
              {title}
            </>
          ),
          content: (
            <Studio key={tool.id} {...rest} drafts={drafts ?? ownDrafts} tool={tool} headingLevel={2} />
          ),
        }))}
      />
    </div>
  );
}
