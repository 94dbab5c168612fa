// @vitest-environment happy-dom
import { coverageOf, type Coverage } from '@kinora/contract';
import { LocaleProvider } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { KitLabelsProvider, type KitLabels } from '../../labels/index.ts';
import { CostBadge } from './CostBadge.tsx';

afterEach(cleanup);

const costing = (total: number) => ({ total, terms: [{ label: 'Base price', amount: total }] });
const said = () => screen.getByRole('button').textContent;
const german: Partial<KitLabels['billing']> = {
  price: (credits) => `${credits} Guthaben`,
  includedLeft: (left, of) => `inbegriffen, noch ${left} von ${of}`,
  balanceOf: (credits) => `Stand ${credits}`,
  cost: 'Was das kostet',
};

describe('the badge says (D11)', () => {
  it.each([
    [200, { includedLeft: 3, includedOf: 3, balance: 0 }, '200 credits · included, 3 of 3 left'],
    [300, { includedLeft: 0, includedOf: 3, balance: 1284 }, '300 credits · balance 1,284'],
    [200, { includedLeft: 0, includedOf: 3, balance: 12 }, '200 credits · balance 12'],
  ])('%i credits, and who pays', (price, funds, words) => {
    render(<CostBadge price={costing(price)} coverage={coverageOf(price, funds)} />);
    expect(said()).toBe(words);
  });

  it('the price alone to a visitor', () => {
    render(<CostBadge price={costing(1500)} coverage={null} />);
    expect(said()).toBe('1,500 credits');
  });
});

describe('in another language', () => {
  const coverages: readonly (readonly [Coverage | null, string])[] = [
    [{ by: 'included', left: 1200, of: 1500 }, '1.300 Guthaben · inbegriffen, noch 1.200 von 1.500'],
    [{ by: 'credits', balance: 1284 }, '1.300 Guthaben · Stand 1.284'],
    [{ by: 'short', balance: 1284, lacking: 16 }, '1.300 Guthaben · Stand 1.284'],
    [null, '1.300 Guthaben'],
  ];
  it.each(coverages)('says %o in its words and figures', (coverage, words) => {
    render(
      <LocaleProvider locale="de-DE">
        <KitLabelsProvider labels={{ billing: german }}>
          <CostBadge price={costing(1300)} coverage={coverage} />
        </KitLabelsProvider>
      </LocaleProvider>,
    );
    expect(said()).toBe(words);
  });

  it('says them by its own labels, and keeps them when it is open', async () => {
    render(
      <LocaleProvider locale="ar-EG">
        <CostBadge price={costing(1300)} coverage={null} labels={german} />
      </LocaleProvider>,
    );
    expect(said()).toBe('١٬٣٠٠ Guthaben');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('dialog', { name: 'Was das kostet' })).toBeTruthy();
    expect(screen.getByText('١٬٣٠٠ Guthaben')).toBeTruthy();
  });
});
