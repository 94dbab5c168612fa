import {
  askedIn,
  serverTools,
  trainingWords,
  usedElsewhere,
  type AnyTool,
  type UsedElsewhere,
} from '@kinora/contract';
import { recordIn } from './recordIn.ts';

export interface SettingsInFile extends UsedElsewhere<AnyTool> {
  /** What the file was made with. */
  readonly from: AnyTool;
  /** The model of one's own that made it, where it can make more. */
  readonly model: string | null;
  /** What there is to say of a model that can't. */
  readonly lost: string | null;
}

const tools: readonly AnyTool[] = serverTools;

/** What a file that Kinora made brings to the form of a tool; null where that is nothing. */
export async function settingsInFile(
  file: File,
  tool: AnyTool,
  hasModel: (id: string) => boolean,
): Promise<SettingsInFile | null> {
  const record = await recordIn(file);
  // A form may be of a tool that no server of ours knows.
  const from = [...tools, tool].find(({ id }) => id === record?.tool);
  if (!record || !from) return null;
  const settings = askedIn(from, record);
  const { madeWith = '' } = from;
  const made = settings[madeWith];
  const model = typeof made === 'string' && hasModel(made) ? made : null;
  const { values, left } = usedElsewhere(from, settings, model === null ? tool : from);
  if (Object.keys(values).length === 0) return null;
  // On its own page it is more than a setting without a place.
  const label = from.inputs[madeWith]?.label;
  const isLost = model === null && tool.path === from.path && left.some((each) => each === label);
  return {
    from,
    model,
    values,
    left: isLost ? left.filter((each) => each !== label) : left,
    lost: isLost ? trainingWords.lostModel : null,
  };
}
