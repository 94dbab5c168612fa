import type { AnyDeviceTool, AnyTool, Draft, Values } from '../../tools/defineTool.ts';
import { filesIn, toValues } from '../../tools/draft.ts';
import { requestOf, type ToolRequest } from '../../tools/request.ts';
import type { Scenario } from '../fake/createFakeStudioApi.ts';
import { albumForm, albumTool } from './album.ts';
import { apprenticeForm, apprenticeTool } from './apprentice.ts';
import { brushForm, brushTool } from './brush.ts';
import { captionForm, captionTool } from './caption.ts';
import { lanternForm, lanternTool } from './lantern.ts';
import { loupeForm, loupeTool } from './loupe.ts';
import { postcardForm, postcardTool } from './postcard.ts';
import { posterForm, posterTool } from './poster.ts';
import { stitchForm, stitchTool } from './stitch.ts';
import { tideByPicture, tideByWords, tidePictureForm, tideWordsForm } from './tide.ts';
import { understudyForm, understudyTool } from './understudy.ts';

/** A tool that exists nowhere else, with its form filled in: whatever works with all of them works with any definition. */
export interface FixtureTool<T extends AnyTool | AnyDeviceTool = AnyTool> {
  readonly tool: T;
  /** Every input says something other than what it starts with. */
  readonly form: Draft<T>;
  /** A server that can answers it with the file itself, and no job (A360, D36). */
  readonly isAnsweredAtOnce?: true;
}

type DeviceFixture = FixtureTool<AnyDeviceTool>;

/** Those that a server does. */
export const fixtureTools: readonly FixtureTool[] = [
  { tool: lanternTool, form: lanternForm },
  { tool: albumTool, form: albumForm },
  { tool: brushTool, form: brushForm },
  { tool: posterTool, form: posterForm },
  { tool: postcardTool, form: postcardForm, isAnsweredAtOnce: true },
  { tool: stitchTool, form: stitchForm },
  { tool: tideByWords, form: tideWordsForm },
  { tool: tideByPicture, form: tidePictureForm },
  { tool: apprenticeTool, form: apprenticeForm },
];

/** A fake server that knows them all. */
export const fixtureScenario = {
  tools: fixtureTools.map(({ tool }) => tool),
  trains: true,
  answersAtOnce: fixtureTools.filter((each) => each.isAnsweredAtOnce).map(({ tool }) => tool.id),
} satisfies Scenario;

/** Those that run where the person is: one for each sort of thing that comes of it. */
export const deviceFixtures: readonly [DeviceFixture, ...DeviceFixture[]] = [
  { tool: captionTool, form: captionForm },
  { tool: loupeTool, form: loupeForm },
  { tool: understudyTool, form: understudyForm },
];

const inside = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
};

/** What a form amounts to, its files inside. */
export async function valuesFor({ tool, form }: FixtureTool): Promise<Values<AnyTool>> {
  const addresses: Record<string, string[]> = {};
  for (const [name, { blob }] of filesIn(tool, form)) (addresses[name] ??= []).push(await inside(blob));
  return toValues(tool, form, addresses);
}

/** The call that it makes. */
export const requestFor = async (fixture: FixtureTool): Promise<ToolRequest> =>
  requestOf(fixture.tool, await valuesFor(fixture));
