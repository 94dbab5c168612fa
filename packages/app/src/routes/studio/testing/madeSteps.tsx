import {
  editableInputs,
  priceOf,
  receiptWords,
  recordOf,
  settingLines,
  titleOf,
  usedElsewhere,
  type AnyForm,
} from '@kinora/contract';
import { chosenClip, chosenPicture, valuesFor } from '@kinora/contract/testing';
import { recordPiece } from '@kinora/media';
import { ContactSheet, SettingsReceipt } from '@kinora/studio-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { settingsInFile } from '../settingsInFile.ts';
import { askedOf, begun, madeOf, partsOf, server, type Step } from './fixtureRuns.tsx';

/** From what was made back to a form: each step by itself, for any tool that can take it. */
export const madeSteps = {
  async 'read back from a file'(fixture) {
    const { tool } = server(fixture);
    // As whatever it makes comes: a picture's record stands near its beginning, a clip's behind all of it.
    const [type, made] =
      tool.makes === 'video'
        ? ['video/mp4', chosenClip().blob]
        : ['image/png', chosenPicture('made.png').blob];
    const { rest } = partsOf(fixture);
    const record = recordPiece(type, new Uint8Array(await made.arrayBuffer()), {
      engine: 'Held engine',
      tool: tool.id,
      model: tool.call.model,
      // As whoever makes it writes it.
      ...recordOf(tool, await valuesFor(server(fixture))),
      digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    })!;
    const at = record.at === 'end' ? made.size : record.at;
    const file = new File([made.slice(0, at), record.bytes, made.slice(at)], 'made', { type });
    expect(record.at === 'end').toBe(tool.makes === 'video');
    const offer = await settingsInFile(file, tool, () => false);
    expect(offer).toEqual({ from: tool, values: rest, left: [], model: null, lost: null });
  },

  async 'found in the history'(fixture) {
    const { tool, form } = server(fixture);
    const creation = await madeOf(server(fixture));
    const settings = await valuesFor(server(fixture));
    expect(creation.settings).toEqual(settings);
    const onOpened = vi.fn();
    const events = { onLikeToggled: vi.fn(), onDownloadRequested: vi.fn(), onDeleteRequested: vi.fn() };
    // Only the frames in sight are drawn, and nothing has a size here.
    for (const side of ['clientWidth', 'clientHeight'] as const)
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(800);
    render(<ContactSheet {...events} creations={[creation]} onOpened={onOpened} />);
    await userEvent.dblClick(screen.getByRole('row', { name: titleOf(creation) }));
    expect(onOpened).toHaveBeenCalledWith({ creation });
    cleanup();

    render(<SettingsReceipt creation={creation} tool={tool as AnyForm} />);
    const rows = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    const asked = settingLines({ prompt: null, settings }, tool, receiptWords);
    expect(asked.map(({ id }) => id)).toEqual(editableInputs(tool).map(([name]) => name));
    expect(rows).toEqual(expect.arrayContaining(asked.map(({ label, text }) => [label, text])));
    const isIncluded = creation.paid_by === 'included';
    const paid = isIncluded ? receiptWords.included : `${priceOf(tool, form).total} credits`;
    expect(screen.getByText(paid)).toBeTruthy();
    expect(screen.queryByText(/object Object/)).toBeNull();
  },

  async reused(fixture) {
    const { tool } = server(fixture);
    const { settings } = await madeOf(server(fixture));
    const { ofFiles, rest } = partsOf(fixture);
    const { values, left } = usedElsewhere(tool, settings!, tool as AnyForm);
    expect({ values, left }).toEqual({ values: rest, left: [] });
    // Files are chosen anew, and drawn over anew; then it asks for the very same.
    const { asked } = await begun(fixture, { form: { ...ofFiles, ...values } });
    expect(asked()).toEqual(await askedOf(fixture));
  },
} satisfies Record<string, Step>;
