// Prints, for every tool of the local engine, what its result takes at full size beside what it may take.
// node packages/backend/benchmarks/localEngine.ts [a pattern of lines to run]
import { cpus, loadavg } from 'node:os';
import { mediaOf, type AnyTool } from '@kinora/contract';
import { drawnPicture, fullScale, type MadeClip } from '@kinora/media/node';
import { interlacedPng, movingBars } from '@kinora/media/testing';
import type { OrderedFile } from '../src/engines/engine.ts';
import { heldFile } from '../src/engines/heldFile.ts';
import { mappings } from '../src/engines/local/localWork.ts';
import { renderClip, renderLimits } from '../src/engines/local/renderClip.ts';
import { tone } from '../src/engines/local/testing/wavFile.ts';
import { orderFor } from '../src/engines/testing/orderFor.ts';
import { write } from '../src/operate/write.ts';
import { localCases, type LocalCase } from './localCases.ts';
import { watchChildren, type ChildNeeds } from './watchChildren.ts';

/** Times of a clip's own length (camera moves at up to 720p, effects). Larger clips, and what is made of larger files, have none. */
const budgets = { camera: 2, effects: 4 } as const;

const only = new RegExp(process.argv[2] ?? '', 'i');
const sourceSeconds = 10;
const largeSeconds = 5;
/** What needs more than it may is told, and not ended. */
const watch = {
  signal: new AbortController().signal,
  onProgress: () => {},
  limits: { ...renderLimits, megabytes: 10_000 },
};

const picture = heldFile({
  bytes: await drawnPicture('cityAtNight', { width: 1920, height: 1080 }, 1),
  type: 'image/jpeg',
});
const audio = heldFile({ bytes: tone(sourceSeconds), type: 'audio/wav', seconds: sourceSeconds });

interface Line {
  readonly seconds: number;
  readonly length: number | null;
  readonly size: string;
  readonly lines: number;
  readonly bytes: Uint8Array;
  readonly needs: ChildNeeds | null;
}

const largeClip = async (width: number, height: number, rate: number) =>
  heldFile({
    bytes: await movingBars({ width, height }, largeSeconds * rate, rate),
    type: 'video/mp4',
    seconds: largeSeconds,
  });

type From = NonNullable<LocalCase['from']>;
const madeLarge: Readonly<Record<From, () => Promise<OrderedFile>>> = {
  'a 4K clip': () => largeClip(3840, 2160, 30),
  'a 1080p60 clip': () => largeClip(1920, 1080, 60),
  '99 megapixels': async () =>
    heldFile({ bytes: await interlacedPng({ width: 11_000, height: 9000 }), type: 'image/png' }),
};
const large = new Map<From, Promise<OrderedFile>>();
const largeFile = (from: From) => {
  const made = large.get(from) ?? madeLarge[from]();
  large.set(from, made);
  return made;
};

/** One order at full size, in the very process that the engine starts for it. */
async function measured(
  tool: AnyTool,
  values: Parameters<typeof orderFor>[1],
  usual: OrderedFile,
  from: From | undefined,
): Promise<Line> {
  const order = orderFor(tool, values);
  const given = from && (await largeFile(from));
  const video = given ?? usual;
  const image = given ?? picture;
  const files = Object.fromEntries(
    Object.entries(order.files).map(([name, held]) => {
      const media = mediaOf(tool.inputs[name]!);
      return [name, held.map(() => (media === 'video' ? video : media === 'audio' ? audio : image))];
    }),
  );
  const work = await mappings.get(tool.id)!.work({ ...order, files });
  const children = watchChildren();
  const began = performance.now();
  const made = await renderClip({ ...work, scale: fullScale }, watch);
  const seconds = (performance.now() - began) / 1000;
  return {
    seconds,
    length: 'clip' in made ? made.seconds : null,
    size: `${made.width}x${made.height}`,
    lines: Math.min(made.width, made.height),
    bytes: 'clip' in made ? made.clip : made.picture,
    needs: children.end(),
  };
}

const load = () => loadavg()[0]!.toFixed(1);
write(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unnamed processor'}, load ${load()} before\n`,
);
const source = (await renderClip(
  {
    work: 'imageToVideo',
    order: {
      picture: await picture.bytes(),
      prompt: 'Pan left',
      seconds: sourceSeconds,
      strength: 5,
      tool: 't',
      model: 'm',
    },
    scale: fullScale,
  },
  watch,
)) as MadeClip;
const video = heldFile({ bytes: source.clip, type: 'video/mp4', seconds: sourceSeconds });

write('| tool | asked | size | seconds | processor | length | ratio | budget | file | peak memory |');
write('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
const broken: string[] = [];
let most = 0;
for (const { tool, asked, values, isEffect, from } of localCases) {
  const name = `${tool.id} ${asked}`;
  if (!only.test(name)) continue;
  const { seconds, length, size, lines, bytes, needs } = await measured(tool, values, video, from);
  const budget = isEffect ? budgets.effects : budgets.camera;
  // Where others have the processors, its own share of them says what it takes without them, at the most.
  const own = Math.min(seconds, needs?.processorSeconds ?? seconds);
  const ratio = length === null ? null : own / length;
  const isBound = ratio !== null && lines <= 720 && from === undefined;
  if (isBound && ratio > budget)
    broken.push(`${name} takes ${ratio.toFixed(2)} times its length, not ${budget}.`);
  if (needs && needs.peak > renderLimits.megabytes) broken.push(`${name} needs ${needs.peak.toFixed(0)} MB.`);
  most = Math.max(most, needs?.peak ?? 0);
  const cells = [
    tool.id,
    asked,
    size,
    `${seconds.toFixed(1)} s`,
    needs ? `${needs.processorSeconds.toFixed(1)} s` : 'not told',
    length === null ? '-' : `${length.toFixed(1)} s`,
    ratio === null ? '-' : ratio.toFixed(2),
    isBound ? budget : '-',
    `${(bytes.length / 1e6).toFixed(2)} MB`,
    needs ? `${needs.peak.toFixed(0)} MB` : 'not told',
  ];
  write(`| ${cells.join(' | ')} |`);
}
write(`\nAt most ${most.toFixed(0)} MB of ${renderLimits.megabytes} MB; load ${load()} after.`);
for (const line of broken) write(line);
if (broken.length > 0) process.exitCode = 1;
