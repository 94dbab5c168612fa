import { expect, it } from 'vitest';
import { brushForm, brushTool } from '../testing/tools/brush.ts';
import { fixtureTools, valuesFor } from '../testing/tools/fixtureTools.ts';
import { editableInputs } from './draft.ts';
import { isFileInput, kindOf, type AnyDraft } from './kinds/index.ts';
import type { MediaFile } from './media.ts';
import { placesIn, refilled } from './refilled.ts';
import { usedElsewhere } from './usedElsewhere.ts';
import type { AnyForm, Draft } from './defineTool.ts';

const filesIn = (tool: AnyForm, form: object): Record<string, readonly MediaFile[]> =>
  Object.fromEntries(
    editableInputs(tool).flatMap(([name, input]) => {
      const files = kindOf(input).files?.of((form as Record<string, AnyDraft>)[name] as AnyDraft) ?? [];
      return files.length > 0 ? [[name, files]] : [];
    }),
  );

it.each(fixtureTools)(
  'the form of $tool.id is filled again as it was, with its files and what was drawn over them',
  async (fixture) => {
    const tool: AnyForm = fixture.tool;
    const settings = await valuesFor(fixture);
    const files = filesIn(tool, fixture.form);
    expect(placesIn(tool, settings).map(({ name, places }) => [name, places.length])).toEqual(
      Object.entries(files).map(([name, held]) => [name, held.length]),
    );
    const { values, gone } = refilled(tool, settings, files);
    const form = fixture.form as Draft<AnyForm>;
    expect({ ...usedElsewhere(tool, settings, tool).values, ...values }).toEqual(
      Object.fromEntries(editableInputs(tool).map(([name]) => [name, form[name]])),
    );
    expect(gone).toEqual([]);
  },
);

it('a file that is gone is named, and what was drawn over it is left out', async () => {
  const settings = await valuesFor({ tool: brushTool, form: brushForm });
  const gone = Object.fromEntries(placesIn(brushTool, settings).map(({ name }) => [name, [null]]));
  const { values, gone: named } = refilled(brushTool, settings, gone);
  const lost = editableInputs(brushTool).filter(
    ([, input]) => isFileInput(input) || (input.on !== undefined && input.on in gone),
  );
  expect(lost.length).toBeGreaterThan(1);
  for (const [name] of lost) expect(values).not.toHaveProperty(name);
  expect(named).toEqual(Object.keys(gone).map((name) => brushTool.inputs[name as 'prompt'].label));
});
