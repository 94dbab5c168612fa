import { kindOf, takesSeveral, type AnyValue } from '@kinora/contract';
import type { OrderedValue } from '../engines/engine.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { JobRequest } from '../jobs/job.ts';
import type { ReceivedFiles, Reception } from './receivedFiles.ts';

export interface KeptFiles {
  readonly places: {
    /** As values, each as its kind holds it. */
    readonly named: Readonly<Record<string, OrderedValue>>;
    readonly typed: JobRequest['files'];
  };
  /** What was newly written, to be taken away again should the order come to nothing. */
  readonly written: readonly string[];
}

/** Keeps what came inside a request beside its creation, and says where every file lies. */
export async function keepFiles(
  { tool, values }: Pick<Reception, 'tool' | 'values'>,
  received: ReceivedFiles,
  stem: string,
  files: FileStore,
): Promise<KeptFiles> {
  const written: string[] = [];
  const named: Record<string, OrderedValue> = {};
  const typed: Record<string, { place: string; type: string }[]> = {};
  for (const [name, ofInput] of Object.entries(received)) {
    const input = tool.inputs[name]!;
    const isNumbered = takesSeveral(input);
    const places = ofInput.map(
      (file, index) => file.place ?? `${stem}.${name}${isNumbered ? `-${index + 1}` : ''}.${file.extension}`,
    );
    for (const [index, file] of ofInput.entries())
      if (file.place === null) {
        await files.write(places[index]!, { bytes: await file.bytes(), type: file.type });
        written.push(places[index]!);
      }
    named[name] = kindOf(input).files!.withPlaces(values[name] as AnyValue, places);
    typed[name] = ofInput.map((file, index) => ({ place: places[index]!, type: file.type }));
  }
  return { places: { named, typed }, written };
}
