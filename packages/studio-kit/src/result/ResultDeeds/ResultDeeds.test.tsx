// @vitest-environment happy-dom
import { creationFacts, seedanceText, titleOf } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Studio } from '../../studio/Studio/index.ts';
import { ResultDeeds } from './ResultDeeds.tsx';

afterEach(cleanup);

const savedAs = async () => (await screen.findByRole('link', { name: /Download/ })).getAttribute('download');
const made = creationFixture({
  title: 'Waves, at dawn',
  created_at: '2026-11-14T10:00:00.000Z',
  download_url: 'https://files.example/7f3a/clip.mp4?token=x.yz',
});

describe('what can be done with a result', () => {
  it('is shown, and nothing else: no button without somebody who answers it', () => {
    render(<ResultDeeds creation={{ ...made, download_url: null }} />);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it.each([
    [undefined, creationFacts(made, 'en').join(' · ')],
    ['Video generated successfully!', 'Video generated successfully!'],
    [null, ''],
  ])('says what it is, or what is told of it in its place: %s', (told, words) => {
    const { container } = render(<ResultDeeds creation={{ ...made, download_url: null }} told={told} />);
    expect(container.textContent).toBe(words);
  });

  it('says that a file is missing where somebody answers for it', async () => {
    const asked = vi.fn();
    render(
      <ResultDeeds
        creation={{ ...made, download_url: null }}
        onDownloadRequested={asked}
        onCreateAnotherRequested={vi.fn()}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Create Another' })).toBeTruthy();
  });
});

describe('the download of a result', () => {
  it('a result is saved as its tool calls it, with the moment it was made (A342)', async () => {
    render(<ResultDeeds creation={made} fileName="seedance-video" />);
    expect(await savedAs()).toBe(`seedance-video-${Date.UTC(2026, 10, 14, 10)}.mp4`);
  });

  it('is saved under its own words where the tool has no name for it', async () => {
    render(<ResultDeeds creation={made} />);
    expect(await savedAs()).toBe('waves-at-dawn.mp4');
  });

  it('a result is named as its tool calls it in a studio that was given nothing but a server (A342)', async () => {
    const api = createFakeStudioApi({
      scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse', balance: 1000 }] },
    });
    const user = userEvent.setup();
    render(<Studio tool={seedanceText} api={api} />);
    await screen.findByText(/credits · (balance 1,000|included)/);
    await user.type(screen.getByRole('textbox', { name: seedanceText.inputs.prompt.label }), 'Waves roll in');
    await user.click(screen.getByRole('button', { name: new RegExp(`^${seedanceText.words.generate}`) }));
    const name = await savedAs();
    const [creation] = (await api.creations.list({ sort: 'newest' })).items;
    expect(titleOf(creation!)).toContain('Waves');
    expect(name).toMatch(new RegExp(`^seedance-video-${Date.parse(creation!.created_at)}\\.mp4$`));
  });
});
