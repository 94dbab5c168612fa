import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValuesOf } from '../../testing/anyValues.ts';
import { catalogue, deviceTools } from '../catalogue.ts';
import { requestOf, valuesOf } from '../request.ts';
import { kindOf } from './index.ts';

const switches = [...catalogue, ...deviceTools].flatMap((tool) =>
  Object.entries(tool.inputs).flatMap(([name, input]) =>
    input.kind === 'switch' ? [{ id: `${tool.id} ${name}`, tool, input }] : [],
  ),
);
const neither = [undefined, null, 0, 1, '', 'true', 'false', 'on', {}, [], [true]];

it('tools with switches are found', () => {
  expect(switches.length).toBeGreaterThan(0);
});

describe.each(switches)('the switch $id', ({ input }) => {
  it.each(neither)('refuses %j and says what it takes', (raw) => {
    const reading = kindOf(input).read(input, raw);
    expect(reading.ok ? null : reading.message).toBe(`${input.label} must be true or false.`);
  });

  it.each([true, false])('takes %s', (raw) => {
    expect(kindOf(input).read(input, raw)).toEqual({ ok: true, value: raw });
  });
});

it.each(switches.filter(({ tool }) => 'call' in tool))(
  'a body with a switch of $id that is neither is refused by the server’s door',
  ({ tool, input }) => {
    const called = catalogue.find(({ id }) => id === tool.id)!;
    const [values] = fc.sample(anyValuesOf(called), { numRuns: 1, seed: 4 });
    const { body } = requestOf(called, values!);
    const received = valuesOf(called, { ...body, [input.field]: 'true' });
    expect(received.ok ? null : received.problem.message).toBe(`${input.label} must be true or false.`);
  },
);
