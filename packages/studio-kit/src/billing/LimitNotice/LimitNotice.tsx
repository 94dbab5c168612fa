import { limitNotice, type VideosUsed } from '@kinora/contract';
import { Button, Inline, LinkButton, Notice } from '@kinora/design-system';
import { useKitLabels, type KitLabels } from '../../labels/index.ts';
import { creditText } from '../../labels/creditLabels.ts';

export interface LimitNoticeProps {
  limits: VideosUsed;
  plansHref?: string | undefined;
  onCreditsRequested?: (() => void) | undefined;
  labels?: Partial<KitLabels['billing']> | undefined;
}

const tones = { near: 'warning', reached: 'danger' } as const;

/** Says in time that the month's videos run out, and how to go on. Nothing where there is nothing to say. */
export function LimitNotice({ limits, plansHref, onCreditsRequested, labels }: LimitNoticeProps) {
  const said = useKitLabels('billing', creditText, labels);
  const state = limitNotice(limits);
  if (state === null) return null;
  const { title, description } = state === 'near' ? said.limitNear : said.limitReached;
  return (
    <Notice
      data-component="LimitNotice"
      tone={tones[state]}
      title={title}
      action={
        (onCreditsRequested || plansHref !== undefined) && (
          <Inline gap={8}>
            {onCreditsRequested && (
              <Button size="sm" onPress={onCreditsRequested}>
                {said.getMore}
              </Button>
            )}
            {plansHref !== undefined && (
              <LinkButton size="sm" variant="ghost" href={plansHref}>
                {said.seePlans}
              </LinkButton>
            )}
          </Inline>
        )
      }
    >
      {description}
    </Notice>
  );
}
