import {
  editableInputs,
  initialValues,
  type AnyTool,
  type Input,
  type MediaFile,
  type MediaKind,
} from '@kinora/contract';
import { bytesOf, clipUrl, given, silence } from '@kinora/contract/testing';
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

const fileOf: { readonly [K in MediaKind]: (index: number) => MediaFile } = {
  image: (index) => (index === 0 ? chosenPicture() : chosenPicture(960, 960, 'the-quay.png')),
  video: () => media(clip(), { width: 320, height: 180, seconds: 2 }),
  audio: () => media(silence(), { seconds: 1 }),
};

const wordsFor = (input: Input) =>
  ('templates' in input ? input.templates?.[0]?.prompt : undefined) ?? 'Waves roll in';

/** A form with everything in it that has to be given; the rest is as it starts. */
export function filledDraft(tool: AnyTool): object {
  const draft: Record<string, unknown> = { ...initialValues(tool) };
  for (const [name, input] of editableInputs(tool)) {
    const value = given(input, wordsFor(input), (what, index) => fileOf[what](index), 2);
    if (value !== undefined) draft[name] = value;
  }
  return draft;
}
