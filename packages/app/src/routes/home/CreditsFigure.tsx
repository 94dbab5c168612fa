import type { VideoLimits } from '@kinora/contract';
import { Card, Heading, ProgressBar, Stack, Text } from '@kinora/design-system';

const whole = new Intl.NumberFormat('en-US');
const day = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(iso));

/** What this month still holds. */
export function CreditsFigure({ limits }: { limits: VideoLimits }) {
  const { plan_name, credits_used, monthly_limit, credits_remaining, credit_balance, reset_date } = limits;
  const used = monthly_limit === 0 ? 0 : (credits_used / monthly_limit) * 100;
  return (
    <Card padding={20}>
      <Stack gap={12}>
        <Heading level={2} size="md">
          {plan_name} plan
        </Heading>
        <ProgressBar
          label="Included videos used"
          value={used}
          valueLabel={`${whole.format(credits_used)} of ${whole.format(monthly_limit)}`}
        />
        <Text tone="secondary">
          {whole.format(credits_remaining)} left until {day(reset_date)}
        </Text>
        <Text isMono>{whole.format(credit_balance)} credits</Text>
      </Stack>
    </Card>
  );
}
