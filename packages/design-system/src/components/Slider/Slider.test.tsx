// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from '../Form/Form.tsx';
import { Slider } from './Slider.tsx';

afterEach(cleanup);

test('a controlled slider shows only what it is given', async () => {
  const onChange = vi.fn<(value: number) => void>();
  render(<Slider label="Steps" value={50} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledWith(51);
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('50');
});

test('a range without length is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Slider label="Steps" minValue={3} maxValue={3} />)).toThrow(
    "Kinora: The slider 'Steps' goes from 3 to 3.",
  );
  quiet.mockRestore();
});

test('a form gets its value by its name', () => {
  render(
    <form data-testid="form">
      <Slider label="Steps" name="steps" defaultValue={30} />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('steps')).toBe('30');
});

test('what is wrong with it is drawn with a mark and read with its help', () => {
  render(<Slider label="Steps" description="More take longer." errorMessage="At most 20 with this model." />);
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-invalid')).toBe('true');
  const help = document.querySelector(`[id="${slider.getAttribute('aria-describedby')?.trim()}"]`);
  expect(help?.textContent).toBe('More take longer.At most 20 with this model.');
  expect(help?.querySelector('[data-part="error"] svg')).toBeTruthy();
});

test('the number that is typed beside it is described by the same help, and wrong with it', () => {
  const { rerender } = render(
    <Slider
      label="Steps"
      description="More take longer."
      errorMessage="At most 20 with this model."
      isEditable
    />,
  );
  const number = () => screen.getByRole('spinbutton');
  const described = () => number().getAttribute('aria-describedby');
  expect(number().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(described()!)?.textContent).toBe(
    'More take longer.At most 20 with this model.',
  );
  rerender(<Slider label="Steps" isEditable />);
  expect([described(), number().getAttribute('aria-invalid')]).toEqual([null, null]);
});

test('a number that is typed is at rest once it is entered or left, and not before', async () => {
  const onChange = vi.fn<(value: number) => void>();
  const onChangeEnd = vi.fn<(value: number) => void>();
  render(<Slider label="Steps" defaultValue={30} isEditable {...{ onChange, onChangeEnd }} />);
  const number = screen.getByRole('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '45');
  expect(onChange.mock.calls).toEqual([[4], [45]]);
  expect(onChangeEnd).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onChangeEnd.mock.calls).toEqual([[45]]);
  await userEvent.type(number, '{Backspace}');
  await userEvent.tab();
  expect(onChangeEnd.mock.calls).toEqual([[45], [4]]);
});

test('a number typed halfway and then made no number is at rest where it got', async () => {
  const onChangeEnd = vi.fn<(value: number) => void>();
  render(<Slider label="Steps" defaultValue={30} isEditable {...{ onChangeEnd }} />);
  const number = screen.getByRole<HTMLInputElement>('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '4x');
  await userEvent.tab();
  expect([number.value, onChangeEnd.mock.calls]).toEqual(['4', [[4]]]);
});

test('Enter takes over what was typed beside a slider, and with nothing typed sends the form', async () => {
  const onSubmitted = vi.fn();
  render(
    <Form onSubmitted={onSubmitted}>
      <Slider label="Steps" name="steps" defaultValue={30} isEditable />
      <button type="submit">Send</button>
    </Form>,
  );
  const number = screen.getByRole('spinbutton');
  await userEvent.clear(number);
  await userEvent.type(number, '45{Enter}');
  expect(onSubmitted).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmitted).toHaveBeenCalledWith(expect.objectContaining({ values: { steps: '45' } }));
});

test('a slider shows what its form says of its name, until it is moved', async () => {
  render(
    <Form errors={{ steps: 'Too many.' }} onSubmitted={() => {}}>
      <Slider label="Steps" name="steps" defaultValue={30} />
    </Form>,
  );
  const slider = screen.getByRole('slider');
  expect(slider.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByRole('link', { name: 'Too many.' }));
  expect(document.activeElement).toBe(slider);
  await userEvent.keyboard('{ArrowLeft}');
  expect(slider.hasAttribute('aria-invalid')).toBe(false);
});

test('a hidden label names it, and leaves what stands beside it', () => {
  render(<Slider label="Steps" isLabelHidden adornment={<button>Reset</button>} defaultValue={30} />);
  expect(screen.getByRole('slider', { name: 'Steps' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('30');
});
