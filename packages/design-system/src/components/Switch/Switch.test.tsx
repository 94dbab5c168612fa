// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

describe('Switch', () => {
  it('is a switch with its label and help, turned by a press and by the space bar', async () => {
    const user = userEvent.setup();
    const onChange = vi.fn();
    render(
      <Switch description="Grain and wide bars" onChange={onChange}>
        Cinema Mode
      </Switch>,
    );
    const control = screen.getByRole('switch', { name: 'Cinema Mode' });
    expect((control as HTMLInputElement).checked).toBe(false);
    await user.click(control);
    expect(onChange).toHaveBeenLastCalledWith(true);
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(screen.getByText('Grain and wide bars').id).toBe(control.getAttribute('aria-describedby'));
  });

  it('says what is wrong with it, and is described by that', () => {
    render(
      <Switch description="Grain and wide bars" errorMessage="This model has none.">
        Cinema Mode
      </Switch>,
    );
    const control = screen.getByRole('switch');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const said = control.getAttribute('aria-describedby')!.split(' ');
    expect(said.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual(
      expect.arrayContaining(['Grain and wide bars', 'This model has none.']),
    );
  });

  it('does nothing while disabled', async () => {
    const onChange = vi.fn();
    render(
      <Switch isDisabled onChange={onChange}>
        Cinema Mode
      </Switch>,
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes a ref, a className and data attributes on its root', () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Switch ref={ref} className="mine" data-testid="root">
        Cinema Mode
      </Switch>,
    );
    expect(ref.current?.dataset['component']).toBe('Switch');
    expect(ref.current?.classList.contains('mine')).toBe(true);
    expect(screen.getByTestId('root')).toBe(ref.current);
  });
});
