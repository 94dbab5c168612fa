// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KitLabelsProvider, useKitLabels } from './index.ts';
import { shellLabels } from './shellLabels.ts';

afterEach(cleanup);

function Said({ own }: { own?: string }) {
  const { help, shortcuts } = useKitLabels(
    'shell',
    shellLabels,
    own === undefined ? undefined : { help: own },
  );
  return <p>{`${help} / ${shortcuts}`}</p>;
}

test('English is what is said where nothing else is', () => {
  render(<Said />);
  expect(screen.getByText('Help / Keyboard shortcuts')).toBeTruthy();
});

test('a word is replaced for all inside, the inner one wins, and the rest is kept', () => {
  render(
    <KitLabelsProvider labels={{ shell: { help: 'Hilfe', shortcuts: 'Tasten' } }}>
      <KitLabelsProvider labels={{ shell: { help: 'Beistand' }, learn: {} }}>
        <Said />
      </KitLabelsProvider>
    </KitLabelsProvider>,
  );
  expect(screen.getByText('Beistand / Tasten')).toBeTruthy();
});

test('one component may say it otherwise than all', () => {
  render(
    <KitLabelsProvider labels={{ shell: { help: 'Hilfe' } }}>
      <Said own="SOS" />
    </KitLabelsProvider>,
  );
  expect(screen.getByText('SOS / Keyboard shortcuts')).toBeTruthy();
});
