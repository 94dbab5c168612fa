import { recordOf, type AnyTool } from '@kinora/contract';
import { recordPiece, type Provenance } from '@kinora/media';
import type { Engine, EngineResult } from '../engines/engine.ts';
import { parentsOf } from '../engines/fileEnds.ts';
import type { ArrivingFile } from '../intake/arriving.ts';
import type { FileStore, OpenFile } from '../files/fileStore.ts';
import { toolOf, type JobRow } from './job.ts';

type Job = Pick<JobRow, 'tool' | 'request'>;
interface Around {
  readonly engine: Pick<Engine, 'madeBy' | 'digitalSourceType'>;
  readonly files: FileStore;
  readonly tools?: readonly AnyTool[] | undefined;
}

/** What a provider brings says nothing of Kinora: on its way it gets the record that files made here have. */
export async function withRecord(result: EngineResult, job: Job, around: Around): Promise<EngineResult> {
  const provenance = result.verdict === 'arriving' ? await provenanceOf(job, around) : null;
  return provenance && result.verdict === 'arriving'
    ? { ...result, file: await recorded(result.file, provenance) }
    : result;
}

async function provenanceOf(job: Job, { engine, files, tools }: Around): Promise<Provenance | null> {
  const tool = toolOf(job, tools);
  if (!tool) return null;
  const { values } = job.request;
  const parents = await parentsOf(await openFiles(job, files));
  return {
    engine: engine.madeBy({ tool, values }),
    tool: tool.id,
    model: tool.call.model,
    ...recordOf(tool, values),
    digitalSourceType: engine.digitalSourceType,
    ...(parents.length > 0 && { parents }),
  };
}

/** Those that it was made from; one that is gone meanwhile says nothing. */
async function openFiles({ request }: Job, files: FileStore): Promise<readonly OpenFile[]> {
  const places = Object.values(request.files).flat();
  const found = await Promise.all(places.map(({ place }) => files.open(place)));
  return found.filter((file) => file !== null);
}

/** As much of a file as tells where its record goes, and whether its maker signed it. */
const telling = 65_536;

async function recorded(file: ArrivingFile, provenance: Provenance): Promise<ArrivingFile> {
  const reader = file.bytes.getReader();
  const begun: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  // What breaks here is told by the file itself, as when it breaks later.
  const next = async () => (await reader.read()).value;
  while (held < telling) {
    const piece = await next().catch((cause: unknown) => {
      throw file.problem() ?? cause;
    });
    if (!piece) break;
    held += piece.byteLength;
    begun.push(piece);
  }
  const head = await new Blob(begun).bytes();
  const piece = recordPiece(file.type, head, provenance);
  const at = piece?.at;
  const waiting: Uint8Array<ArrayBuffer>[] =
    piece && at !== undefined && at !== 'end' ? [head.slice(0, at), piece.bytes, head.slice(at)] : [head];
  let last = at === 'end' ? piece!.bytes : null;
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const coming = waiting.shift() ?? (await next()) ?? last;
      if (coming === last) last = null;
      if (coming) controller.enqueue(coming);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { ...file, bytes, size: () => file.size() + (piece?.bytes.byteLength ?? 0) };
}
