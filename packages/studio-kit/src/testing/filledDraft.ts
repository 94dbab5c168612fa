import { editableInputs, initialValues, type AnyTool, type Input, type MediaFile } from '@kinora/contract';
import { bytesOf, clipUrl, silence } from '@kinora/contract/testing';
import { chosenPicture } from './chosenPicture.ts';

export const clip = (name = 'tide.mp4'): File =>
  new File([bytesOf(clipUrl.slice(clipUrl.indexOf(',') + 1))], name, { type: 'video/mp4' });

const media = (file: File, facts: Partial<MediaFile>): MediaFile => ({
  name: file.name,
  type: file.type,
  size: file.size,
  blob: file,
  ...facts,
});

/** What a person would give an input that begins empty. */
function given(input: Input): unknown {
  switch (input.kind) {
    case 'image':
      return chosenPicture();
    case 'images':
      return [chosenPicture(), chosenPicture(960, 960, 'the-quay.png')];
    case 'video':
      return media(clip(), { width: 320, height: 180, seconds: 2 });
    case 'audio':
      return media(silence(), { seconds: 1 });
    case 'text':
      return input.templates?.[0]?.prompt ?? 'Waves roll in';
    default:
      return undefined;
  }
}

/** A form with everything in it that has to be given; the rest is as it starts. */
export function filledDraft(tool: AnyTool): object {
  const draft: Record<string, unknown> = { ...initialValues(tool) };
  for (const [name, input] of editableInputs(tool)) {
    const value = given(input);
    if (value !== undefined) draft[name] = value;
  }
  return draft;
}
