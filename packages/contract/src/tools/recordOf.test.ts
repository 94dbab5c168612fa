import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyValuesOf } from '../testing/anyValues.ts';
import { albumTool } from '../testing/tools/album.ts';
import { brushForm, brushTool } from '../testing/tools/brush.ts';
import { fixtureTools } from '../testing/tools/fixtureTools.ts';
import { createFromModel } from './createFromModel.ts';
import type { AnyForm } from './defineTool.ts';
import { editableInputs, initialValues } from './draft.ts';
import { isFileInput } from './kinds/index.ts';
import { askedIn, recordOf } from './recordOf.ts';
import { serverTools } from './serverTools.ts';
import { usedElsewhere } from './usedElsewhere.ts';

type Held = Readonly<Record<string, unknown>>;
const makingFiles: readonly AnyForm[] = [...serverTools, ...fixtureTools.map(({ tool }) => tool)].filter(
  ({ makes }) => makes !== 'model',
);
/** As a file keeps it. */
const kept = (tool: AnyForm, values: Held) =>
  JSON.parse(JSON.stringify(recordOf(tool, values))) as ReturnType<typeof recordOf>;
const without = (tool: AnyForm, values: Held, isLeft: (name: string) => boolean) =>
  Object.fromEntries(editableInputs(tool).flatMap(([name]) => (isLeft(name) ? [] : [[name, values[name]]])));

describe('what a file tells of what it was asked with', () => {
  it.each(makingFiles)('is all but its files, and fills the form again: $id', (tool) => {
    const isFile = (name: string) => isFileInput(tool.inputs[name]!);
    const isOverFile = (name: string) => isFile(name) || tool.inputs[name]!.on !== undefined;
    fc.assert(
      fc.property(anyValuesOf(tool), (values) => {
        const asked = askedIn(tool, kept(tool, values));
        expect(asked).toEqual(without(tool, values, isFile));
        expect(usedElsewhere(tool, asked, tool)).toEqual({
          values: without(tool, values, isOverFile),
          left: [],
        });
      }),
      { numRuns: 30 },
    );
  });

  it('a model of one’s own is among the settings, though it is told in letters (D32)', () => {
    const asked = { ...initialValues(createFromModel), prompt: 'At dawn', trainedModel: 'ada' };
    expect(recordOf(createFromModel, asked)).toMatchObject({
      prompt: 'At dawn',
      settings: { trainedModel: 'ada' },
    });
    expect(recordOf(createFromModel, asked).settings).not.toHaveProperty('prompt');
  });

  it('has what is drawn, and the words apart by whatever name', () => {
    expect(kept(brushTool, { ...brushForm, canvas: 'mara/canvas.png' })).toEqual({
      prompt: 'The boat drifts',
      settings: { lines: brushForm.lines, shape: '1:1', camera: 'zoom_in', seed: 77 },
      seed: 77,
    });
    expect(recordOf(albumTool, { brief: 'A summer', light: 'night' })).toEqual({
      prompt: 'A summer',
      settings: { light: 'night' },
      seed: null,
    });
  });

  it('has the seed that chance gave where none was asked for, and no other', () => {
    const blank = recordOf(brushTool, { ...brushForm, seed: null });
    expect(blank.seed).toBeNull();
    expect(askedIn(brushTool, { ...blank, seed: 5 })).toMatchObject({ seed: 5 });
    expect(askedIn(albumTool, { prompt: '', settings: {}, seed: 5 })).not.toHaveProperty('seed');
  });
});
