// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ToastsProvider } from '../toasts.tsx';
import { lateDialog } from './lateDialog.tsx';

afterEach(cleanup);

interface ShownProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}
const Shown = ({ isOpen }: ShownProps) => <p>{isOpen ? 'Open' : 'Closed'}</p>;

it('a dialog that was never open is not there, also where its code came with another', async () => {
  const Late = lateDialog(async () => ({ default: Shown }));
  const draw = (isOpen: boolean) => (
    <ToastsProvider>
      <Late isOpen={isOpen} onOpenChange={() => {}} />
    </ToastsProvider>
  );
  const first = render(draw(true));
  expect(await screen.findByText('Open')).toBeTruthy();
  // It has its way out.
  first.rerender(draw(false));
  expect(screen.getByText('Closed')).toBeTruthy();
  first.unmount();

  const second = render(draw(false));
  await act(async () => {});
  expect(screen.queryByText(/Open|Closed/)).toBeNull();
  second.rerender(draw(true));
  expect(await screen.findByText('Open')).toBeTruthy();
});
