// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BillingToggle } from './BillingToggle.tsx';

afterEach(cleanup);

it('what a year saves is said once (A168)', () => {
  const { container } = render(
    <BillingToggle billingCycle="monthly" saving={17} onCycleChanged={() => {}} />,
  );
  expect(container.textContent!.match(/17/g)).toHaveLength(1);
});
