import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { capabilitiesSchema } from '../entities/capabilities.ts';
import { initialValues } from './draft.ts';
import { offeredHere } from './offeredHere.ts';
import { premiumLipSync } from './premium/lipSync.ts';
import { base, flat, plus, plusIf, priceOf, times } from './price.ts';
import { requestOf, valuesOf } from './request.ts';
import { wanImageToVideo as wan } from './wanImageToVideo.ts';

const values = { ...initialValues(wan), image: 'data:image/png;base64,aGk=', prompt: 'Waves' };
const cheap = offeredHere(wan, { accepts: {}, price: [flat(120)] });

describe('a tool at the price of a server', () => {
  it('a tool with a price of the server is quoted, sent and checked at it, and at no other (D9)', () => {
    expect(priceOf(cheap, values).total).toBe(120);
    expect(requestOf(cheap, values).body).toMatchObject({ credits_cost: 120 });
    expect(valuesOf(cheap, requestOf(cheap, values).body)).toMatchObject({ ok: true, price: 120 });
    expect(valuesOf(cheap, requestOf(wan, values).body)).toMatchObject({
      ok: false,
      problem: { kind: 'PriceChanged', price: 120 },
    });
  });

  it('is the tool itself where the server says nothing of a price', () => {
    expect(offeredHere(wan, { accepts: {} })).toBe(wan);
    expect(offeredHere(wan, null)).toBe(wan);
    expect(offeredHere(wan, undefined)).toBe(wan);
  });

  it('what its engine falls short of stands before what the tool says itself, and nothing else of it changes', () => {
    const note = 'No lips move.';
    expect(offeredHere(wan, { accepts: {}, note })).toEqual({ ...wan, notice: note });
    expect(offeredHere(premiumLipSync, { accepts: {}, note }).notice).toBe(
      `No lips move. ${premiumLipSync.notice}`,
    );
  });

  it('may be any list of terms, and nothing else', () => {
    const told = (price: unknown) => ({
      engine: 'Ours',
      tools: {
        [wan.id]: { accepts: {}, reportsProgress: true, refundsCancelled: 'queued', price },
      },
    });
    const price = [
      base('duration', { 2: 10, 5: 20 }),
      plus('motion', { 5: 1 }, 'Motion'),
      plusIf('fast', 3, 'Fast'),
      times(2, 'Twice'),
      flat(4),
    ];
    expect(v.parse(capabilitiesSchema, told(price)).tools[wan.id]?.price).toEqual(price);
    expect(v.safeParse(capabilitiesSchema, told([{ term: 'dearer' }])).success).toBe(false);
  });
});
