import {
  addressesIn,
  filesOf,
  initialValues,
  kindOf,
  mediaOf,
  missingIn,
  requestOf,
  serverTools,
  type AnyTool,
  type MediaKind,
} from '@kinora/contract';
import { given, mediaFileFixture } from '@kinora/contract/testing';
import type { EngineOrder, OrderedFile, OrderedValue } from '../engine.ts';
import { heldFile } from '../heldFile.ts';

const held: Readonly<Record<MediaKind, OrderedFile>> = {
  image: heldFile({ bytes: Uint8Array.of(0xff, 0xd8, 0xff), type: 'image/jpeg' }),
  video: heldFile({ bytes: Uint8Array.of(1), type: 'video/mp4', seconds: 5 }),
  audio: heldFile({ bytes: Uint8Array.of(2), type: 'audio/mpeg', seconds: 5 }),
};

const place = '0b0e7c1e-1111-4222-8333-444455556666/a';

/** What a form begins with, with a prompt written and the needed files chosen. */
export function valuesFor(
  tool: AnyTool,
  more: Readonly<Record<string, OrderedValue>> = {},
): Record<string, OrderedValue> {
  const values: Record<string, OrderedValue> = { ...(initialValues(tool) as Record<string, OrderedValue>) };
  for (const [name, input] of Object.entries(tool.inputs)) {
    const isOptionalFile = mediaOf(input) !== null && missingIn(input) === null;
    const draft = given(input, 'Waves roll in', () => mediaFileFixture(), 2);
    if (draft === undefined || isOptionalFile) continue;
    const places = filesOf(input, draft).map(() => place);
    values[name] = kindOf(input).toValue(input, draft, places);
  }
  return { ...values, ...more };
}

export const toolNamed = (id: string): AnyTool => serverTools.find((tool) => tool.id === id)!;

/** An order for any tool, as the door hands it on. */
export function orderFor(
  tool: AnyTool,
  more: Readonly<Record<string, OrderedValue>> = {},
  files: EngineOrder['files'] = {},
): EngineOrder {
  const values = valuesFor(tool, more);
  const named: Record<string, OrderedFile[]> = {};
  for (const { name, input } of addressesIn(tool, values as never))
    (named[name] ??= []).push(held[mediaOf(input)]);
  return { jobId: '00000000-0000-4000-8000-000000000001', tool, values, files: { ...named, ...files } };
}

export const bodyFor = (
  tool: AnyTool,
  more: Readonly<Record<string, OrderedValue>> = {},
): Readonly<Record<string, unknown>> => requestOf(tool, valuesFor(tool, more) as never).body;
