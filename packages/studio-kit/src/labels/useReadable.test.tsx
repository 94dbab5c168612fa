import { creationFixture } from '@kinora/contract/testing';
import { ClockProvider, LocaleProvider } from '@kinora/design-system';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { CreationCard } from '../history/CreationCard/index.ts';

afterEach(() => vi.restoreAllMocks());

const nothing = () => {};
const still = () => 0;

function sheetOf(count: number, locale: string, timeZone: string): string {
  return renderToString(
    <LocaleProvider locale={locale}>
      <ClockProvider now={still} timeZone={timeZone}>
        {Array.from({ length: count }, (_, index) => (
          <CreationCard
            key={index}
            creation={creationFixture({ created_at: '2026-11-14T09:30:00.000Z', frame_number: 1000 + index })}
            onLikeToggled={nothing}
            onDownloadRequested={nothing}
            onDeleteRequested={nothing}
          />
        ))}
      </ClockProvider>
    </LocaleProvider>,
  );
}

it('formats of numbers and dates are made once for a language, not for each frame', () => {
  sheetOf(1, 'fr-FR', 'UTC');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  sheetOf(9, 'fr-FR', 'UTC');
  expect(dates).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
});

it('a frame is dated and numbered as its reader writes it, where the reader is (A133)', () => {
  expect(sheetOf(1, 'en-US', 'UTC')).toContain('Nov 14, 9:30 AM');
  expect(sheetOf(1, 'en-US', 'America/New_York')).toContain('Nov 14, 4:30 AM');
  expect(sheetOf(1, 'de-DE', 'UTC')).toContain('1.000');
});
