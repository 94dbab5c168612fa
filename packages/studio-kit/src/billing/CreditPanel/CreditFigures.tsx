import { limitNotice, usedPercent, type ShownLimits } from '@kinora/contract';
import { Button, Count, Inline, Link, Meter, Stack, Text, Timestamp } from '@kinora/design-system';
import { Plus } from '@kinora/design-system/icons';
import type { CreditLabels } from '../../labels/creditLabels.ts';
import { useReadable } from '../../labels/useReadable.ts';
import { LimitNotice } from '../LimitNotice/index.ts';
import { balance, historyLink, meters } from './CreditPanel.css.ts';

export interface CreditFiguresProps {
  limits: ShownLimits;
  staleNote: string | undefined;
  plansHref: string | undefined;
  historyHref: string | undefined;
  onCreditsRequested: (() => void) | undefined;
  said: CreditLabels;
}

const meterTones = { near: 'warning', reached: 'danger' } as const;

/** The balance, how much of the month's share is used, and when it begins anew. */
export function CreditFigures({
  limits,
  staleNote,
  plansHref,
  historyHref,
  onCreditsRequested,
  said,
}: CreditFiguresProps) {
  const { number, share } = useReadable();
  const notice = limitNotice(limits);
  const { images_used, image_monthly_limit } = limits;
  const imagePercent = usedPercent({ credits_used: images_used, monthly_limit: image_monthly_limit });
  const used = (count: number, of: number, percent: number) =>
    `${said.used(number(count), number(of))} · ${share(percent / 100)}`;
  return (
    <Stack gap={16}>
      {staleNote && (
        <Text as="p" role="status" size="sm" tone="secondary">
          {staleNote}
        </Text>
      )}
      <Inline justify="between" gap={12}>
        <Count value={limits.credit_balance} words={said.creditWord} className={balance} />
        {onCreditsRequested && notice === null && (
          <Button size="sm" icon={Plus} onPress={onCreditsRequested}>
            {said.getMore}
          </Button>
        )}
      </Inline>
      <div className={meters}>
        <Meter
          label={said.videos}
          shape="frames"
          value={limits.credits_used}
          maxValue={limits.monthly_limit}
          valueLabel={used(limits.credits_used, limits.monthly_limit, usedPercent(limits))}
          tone={notice === null ? 'neutral' : meterTones[notice]}
        />
        <Meter
          label={said.images}
          shape="frames"
          value={images_used}
          maxValue={image_monthly_limit}
          valueLabel={used(images_used, image_monthly_limit, imagePercent)}
        />
      </div>
      <LimitNotice
        limits={limits}
        plansHref={plansHref}
        onCreditsRequested={onCreditsRequested}
        labels={said}
      />
      <Inline justify="between" gap={12}>
        <Text size="sm" tone="secondary">
          {said.resetsOn} <Timestamp value={limits.reset_date} format="date" />
        </Text>
        {historyHref !== undefined && (
          <Text size="sm">
            <Link href={historyHref} className={historyLink}>
              {said.history}
            </Link>
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
