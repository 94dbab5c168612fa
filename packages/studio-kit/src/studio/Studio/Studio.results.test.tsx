// @vitest-environment happy-dom
import { createFakeStudioApi, fixtureTools } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { KitLabelsProvider } from '../../labels/index.ts';
import { Studio } from './Studio.tsx';
import { draftOf, mara } from './Studio.fixtures.tsx';

afterEach(cleanup);

it('a model that was trained is shown also where the product has no view of its own for it, in its own words', async () => {
  const { tool, form } = fixtureTools.find((each) => each.tool.makes === 'model')!;
  const scenario = { accounts: [{ ...mara, balance: 500 }], tools: [tool], trains: true };
  const api = createFakeStudioApi({ scenario });
  render(
    <KitLabelsProvider labels={{ device: { trained: 'Es ist fertig.' } }}>
      <Studio tool={tool} api={api} drafts={draftOf(form)} onMessage={() => {}} />
    </KitLabelsProvider>,
  );
  await screen.findByText(/credits · balance 500/);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${tool.words.generate}`) }));
  expect(await screen.findByText('Es ist fertig.')).toBeTruthy();
});
