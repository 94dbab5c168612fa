import { describe, expect, it } from 'vitest';
import { coverageOf, priceAndCoverage, varySaying, type Funds } from './coverage.ts';

const funds = (includedLeft: number, balance: number): Funds => ({ includedLeft, includedOf: 3, balance });

describe('who pays (D11)', () => {
  it('is an included generation as long as one is left, whatever it costs', () => {
    expect(coverageOf(500, funds(1, 0))).toEqual({ by: 'included', left: 1, of: 3 });
  });

  it('is the balance when none is left and it covers the price to the last credit', () => {
    expect(coverageOf(200, funds(0, 200))).toEqual({ by: 'credits', balance: 200 });
  });

  it('is nobody when one credit is lacking', () => {
    expect(coverageOf(200, funds(0, 199))).toEqual({ by: 'short', balance: 199, lacking: 1 });
  });
});

describe('the badge says', () => {
  it.each([
    [200, funds(3, 0), '200 credits · included, 3 of 3 left'],
    [300, funds(0, 1284), '300 credits · balance 1,284'],
    [200, funds(0, 12), '200 credits · balance 12'],
  ])('%i credits', (price, own, said) => {
    expect(priceAndCoverage(price, coverageOf(price, own))).toEqual(said);
  });

  it('the price alone to a visitor', () => {
    expect(priceAndCoverage(1500, null)).toBe('1,500 credits');
  });

  it('the same in words and figures that it is given', () => {
    const words = {
      price: (credits: string) => `kostet ${credits}`,
      includedLeft: (left: string, of: string) => `${left}/${of} frei`,
      balanceOf: (credits: string) => `Stand ${credits}`,
    };
    const number = new Intl.NumberFormat('de-DE').format;
    expect(priceAndCoverage(1500, coverageOf(1500, funds(0, 2000)), words, number)).toBe(
      'kostet 1.500 · Stand 2.000',
    );
    expect(priceAndCoverage(1500, coverageOf(1500, funds(2, 0)), words, number)).toBe(
      'kostet 1.500 · 2/3 frei',
    );
  });
});

describe('the button for one more of the same says who pays, as the badge does (D11)', () => {
  it.each([
    [200, funds(2, 5000), ['Vary · included']],
    [1500, funds(0, 2000), ['Vary · 1,500', 'credits']],
    [1, funds(0, 1), ['Vary · 1', 'credit']],
    [200, funds(0, 12), ['Vary · 200', 'credits']],
  ])('%i credits', (price, own, said) => {
    expect(varySaying(price, coverageOf(price, own))).toEqual(said);
  });

  it('and nothing of it before it is known: an included one might pay', () => {
    expect(varySaying(200, null)).toEqual(['Vary']);
  });
});
