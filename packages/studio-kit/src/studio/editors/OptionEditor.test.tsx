// @vitest-environment happy-dom
import { option } from '@kinora/contract';
import { LocaleProvider } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OptionEditor } from './OptionEditor.tsx';

afterEach(cleanup);

const model = option({
  field: 'model',
  label: 'Model',
  of: 'model',
  options: [
    { value: 'pro', label: 'Pro' },
    { value: 'lite', label: 'Lite' },
  ],
  initial: 'pro',
});

it.each([
  ['en-US', '1,200', '1,000'],
  ['de-DE', '1.200', '1.000'],
  ['ar-EG', '١٬٢٠٠', '١٬٠٠٠'],
])('in %s each model says what it costs in the figures of the language', (locale, pro, lite) => {
  render(
    <LocaleProvider locale={locale}>
      <OptionEditor
        input={model}
        value="pro"
        draft={{}}
        errorMessage={undefined}
        isDisabled={false}
        isDrawnOn={false}
        costOf={(value) => (value === 'pro' ? 1200 : 1000)}
        onValueChanged={vi.fn()}
        onGenerateRequested={vi.fn()}
      />
    </LocaleProvider>,
  );
  expect(screen.getByText(pro)).toBeTruthy();
  expect(screen.getByText(lite)).toBeTruthy();
});
