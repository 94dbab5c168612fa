import { Buffer } from 'node:buffer';
import {
  addressesIn,
  isFileInput,
  largestFile,
  mediaAddress,
  mediaOf,
  takesSeveral,
  tooMuchTogether,
  type AnyTool,
  type FileInput,
} from '@kinora/contract';
import type { OrderedFile, OrderedValue } from '../engines/engine.ts';
import { heldFile } from '../engines/heldFile.ts';
import { lookAt, tooLarge, type LookedAt, type Objection } from '../intake/lookAt.ts';
import { heldInBlocks } from '../intake/inBlocks.ts';
import type { FileStore, OpenFile } from '../files/fileStore.ts';
import { storedFile } from '../jobs/storedFile.ts';
import { refuse } from './answer.ts';
import type { FunctionContext, SignedInUser } from './context.ts';

export interface ReceivedFile extends Omit<OrderedFile, keyof LookedAt>, LookedAt {
  /** Where it lies already; null for one that came inside the request. */
  readonly place: string | null;
}

export type ReceivedFiles = Readonly<Record<string, readonly ReceivedFile[]>>;

interface Named {
  readonly input: FileInput;
  /** 'Image', or 'Images, number 2'. */
  readonly called: string;
}

const invalid = ({ input, called }: Named, { objection, isTooLarge }: Objection): never =>
  refuse({
    kind: isTooLarge ? 'TooLarge' : 'Invalid',
    message: `${called} ${objection}`,
    field: input.field,
  } as Parameters<typeof refuse>[0]);

const no = (objection: string): Objection => ({ objection, isTooLarge: false });

const decoded = (dataUrl: string) =>
  new Uint8Array(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));

export interface Reception {
  readonly tool: AnyTool;
  readonly values: Readonly<Record<string, OrderedValue>>;
  readonly user: SignedInUser;
}

/**
 * Does something with the files of a request by input, each looked at: what it says it is does not count. They are in
 * memory for as long as that takes, and nobody's files are before there is room for them.
 */
export async function withReceivedFiles<T>(
  { tool, values, user }: Reception,
  { files, memory }: Pick<FunctionContext, 'files' | 'memory'>,
  work: (received: ReceivedFiles) => Promise<T>,
): Promise<T> {
  const found = [];
  const counts = new Map<string, number>();
  for (const { name, input, address } of addressesIn(tool, values)) {
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const called = takesSeveral(input) ? `${input.label}, number ${number},` : input.label;
    found.push({
      name,
      named: { input, called },
      ...(await foundAt({ input, called }, address, user, files)),
    });
  }
  checkTogether(tool, found);
  const giveBack = await memory.take(found.reduce((sum, { held }) => sum + held, 0));
  try {
    const received: Record<string, ReceivedFile[]> = {};
    for (const { name, named, place, content } of found) {
      const read = typeof content === 'function' ? await content() : content;
      const seen = await lookAt(mediaOf(named.input), read);
      if ('objection' in seen) {
        invalid(named, seen);
        continue;
      }
      const file =
        read instanceof Uint8Array
          ? heldFile({ ...seen, bytes: read })
          : storedFile(place!, { ...seen, size: read.size }, files);
      (received[name] ??= []).push({ ...file, ...seen, place });
    }
    checkLengths(tool, values, received);
    return await work(received);
  } finally {
    giveBack();
  }
}

interface Found {
  readonly place: string | null;
  /** How much of it is in memory while it is looked at. */
  readonly held: number;
  /** A clip or a sound in storage says in some parts of it what it is; a picture is read whole. */
  readonly content: OpenFile | (() => Promise<Uint8Array>);
}

async function foundAt(named: Named, address: string, user: SignedInUser, files: FileStore): Promise<Found> {
  const found = mediaAddress(address);
  if (found?.as !== 'reference')
    return {
      place: null,
      held: address.length,
      content: () => Promise.resolve(decoded(address)),
    };
  if (found.owner !== user.id)
    return invalid(named, no('is not one of your own uploads. Choose the file again.'));
  const gone = no('is no longer in storage. Choose the file again.');
  const media = mediaOf(named.input);
  const file = await files.open(address);
  if (file === null) return invalid(named, gone);
  if (file.size > largestFile[media]) return invalid(named, tooLarge(media));
  if (media !== 'image')
    return {
      place: address,
      held: Math.min(file.size, heldInBlocks),
      content: file,
    };
  const bytesOf = async () => (await files.read(address))?.bytes ?? invalid(named, gone);
  return { place: address, held: file.size, content: bytesOf };
}

/** Several files have an end together, before any is read. */
function checkTogether(
  tool: AnyTool,
  found: readonly { readonly name: string; readonly held: number; readonly place: string | null }[],
): void {
  for (const [name, input] of Object.entries(tool.inputs)) {
    if (!isFileInput(input)) continue;
    const bytes = found
      .filter((each) => each.name === name)
      // What travels as text is a third longer than it is.
      .reduce((sum, { held, place }) => sum + (place === null ? held * 0.75 : held), 0);
    const objection = tooMuchTogether(input, bytes);
    if (objection) refuse({ kind: 'TooLarge', message: `${objection} Nothing was charged.` });
  }
}

/** A clip and what is added to it have an end together (D15). */
function checkLengths(
  tool: AnyTool,
  values: Readonly<Record<string, OrderedValue>>,
  received: ReceivedFiles,
): void {
  for (const [name, input] of Object.entries(tool.inputs)) {
    if (!isFileInput(input) || !input.longestInAll) continue;
    const { seconds: most, with: other } = input.longestInAll;
    const added = Number(values[other] ?? 0);
    const seconds = (received[name] ?? []).reduce((sum, each) => sum + (each.seconds ?? 0), 0);
    if (seconds > 0 && seconds + added > most)
      invalid(
        { input, called: input.label },
        no(
          `lasts ${Math.round(seconds)} s, and with ${added} s more it would pass the ${most} s that a video can have in all. Choose a shorter one; nothing was charged.`,
        ),
      );
  }
}
