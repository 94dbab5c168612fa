import { filesIn, StudioError, type AnyDeviceTool, type Draft, type MediaFile } from '@kinora/contract';
import { PictureProblem } from '@kinora/media/picture-problem';

/** Works on the picture that a form holds. What is wrong with that is said of its field: trying the same again can only fail. */
export async function withPictureOf<T extends AnyDeviceTool, R>(
  tool: T,
  draft: Draft<T>,
  work: (picture: MediaFile) => Promise<R>,
): Promise<R> {
  const [name, picture] = filesIn(tool, draft)[0] ?? [];
  if (!name || !picture) throw new Error(`There is no picture for '${tool.id}'.`);
  try {
    return await work(picture);
  } catch (thrown) {
    if (!(thrown instanceof PictureProblem)) throw thrown;
    const { field } = tool.inputs[name]!;
    throw new StudioError({ kind: 'Invalid', message: thrown.message, field }, { cause: thrown });
  }
}
