import { describe, expect, it } from 'vitest';
import { helpCategories } from '../content/help.ts';
import { wholeOf } from '../words/saying.ts';
import { catalogue, deviceTools } from './catalogue.ts';
import type { AnyForm } from './defineTool.ts';
import { editableInputs } from './draft.ts';
import { fileFormats, fileNouns, upTo } from './fileFormats.ts';
import { acceptedFiles, kindOf, type FileInput } from './kinds/index.ts';
import { MB, mediaKinds, type MediaKind } from './media.ts';
import { premiumEffects } from './premium/effects.ts';
import { premiumLipSync } from './premium/lipSync.ts';
import { premiumVideoExtend } from './premium/videoExtend.ts';
import { takenTypes } from './takenTypes.ts';

describe('what a place for a file asks for', () => {
  it('is as it is specified (A261, A289, A293, A302)', () => {
    expect(upTo(10, fileFormats.image).hint).toBe('JPG, PNG, WebP up to 10MB');
    expect(premiumVideoExtend.inputs.video.hint).toBe('MP4, MOV, AVI up to 100MB');
    expect(premiumEffects.inputs.video.hint).toBe('Up to 100MB');
    expect(premiumLipSync.inputs.video.hint).toBe('MP4, MOV, WebM up to 100MB');
    expect(premiumLipSync.inputs.audio.hint).toBe('MP3, WAV, AAC up to 50MB');
  });

  it('is named by a refusal and by the help in the same formats', () => {
    expect(mediaKinds.map((kind) => fileNouns[kind].choose)).toEqual([
      'a JPG, PNG or WebP file',
      'an MP4, MOV or WebM file',
      'an MP3, WAV or AAC file',
    ]);
    expect(JSON.stringify(helpCategories)).toContain('JPG, PNG and WebP pictures; MP4, MOV and WebM clips.');
  });

  it('is among what is taken, so is what hints name besides, and so is a GIF (A353)', () => {
    const typeOf: Readonly<Record<string, string>> = {
      JPG: 'image/jpeg',
      MOV: 'video/quicktime',
      AVI: 'video/x-msvideo',
      MP3: 'audio/mpeg',
    };
    const named = (kind: MediaKind, formats: string) =>
      (formats.match(/[A-Z][A-Za-z]*\w/g) ?? []).map(
        (each) => typeOf[each] ?? `${kind}/${each.toLowerCase()}`,
      );
    for (const kind of mediaKinds)
      expect(takenTypes[kind]).toEqual(expect.arrayContaining(named(kind, fileFormats[kind])));
    expect(named('video', 'MP4, MOV, AVI').every((type) => takenTypes.video.includes(type))).toBe(true);
    expect(takenTypes.image).toContain('image/gif');
    for (const kind of mediaKinds) expect(acceptedFiles[kind]).toBe(`${kind}/*`);
  });

  const places = [...catalogue, ...deviceTools].flatMap((tool: AnyForm) =>
    editableInputs(tool).flatMap(([name, input]) =>
      kindOf(input).files ? [[`${tool.id}, ${name}`, input as FileInput] as const] : [],
    ),
  );

  it.each(places)('%s: a size that is said is the one that is advised or refused (D17)', (_place, input) => {
    const { hint, adviseBytes, adviseSide, refusesOver } = input;
    const sizeIn = (words: string) => Number(/(\d+) ?MB/.exec(words)?.[1]) * MB;
    const said = [[hint, adviseBytes ?? refusesOver?.bytes] as const];
    if (refusesOver) said.push([wholeOf(refusesOver.message), refusesOver.bytes]);
    expect(said.map(([words]) => sizeIn(words))).toEqual(said.map(([, bytes]) => bytes));
    expect([undefined, adviseSide && String(adviseSide)]).toContain(/(\d+)px/.exec(hint)?.[1]);
  });
});
