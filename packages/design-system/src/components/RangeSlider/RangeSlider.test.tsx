// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LabelsProvider } from '../../labels/LabelsProvider.tsx';
import { RangeSlider } from './RangeSlider.tsx';
import type { SliderRange } from './RangeSlider.tsx';

afterEach(cleanup);

test('two thumbs carry the words of the labels in force', () => {
  render(
    <LabelsProvider labels={{ rangeStart: 'Von' }}>
      <RangeSlider label="Teil" defaultValue={[2, 6]} maxValue={10} labels={{ rangeEnd: 'Bis' }} />
    </LabelsProvider>,
  );
  expect(screen.getByRole('slider', { name: /Von/ })).toBeTruthy();
  expect(screen.getByRole('slider', { name: /Bis/ })).toBeTruthy();
});

test('both ends of a range can be typed, and stop at each other', async () => {
  const onChangeEnd = vi.fn<(value: SliderRange) => void>();
  render(<RangeSlider label="Part" defaultValue={[20, 70]} isEditable onChangeEnd={onChangeEnd} />);
  const from = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'From Part' });
  const to = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'To Part' });
  await userEvent.clear(to);
  await userEvent.type(to, '50{Enter}');
  expect(onChangeEnd).toHaveBeenLastCalledWith([20, 50]);
  await userEvent.clear(from);
  await userEvent.type(from, '90{Enter}');
  expect(from.value).toBe('50');
});

test('a form gets both ends by its name', () => {
  render(
    <form data-testid="form">
      <RangeSlider label="Part" name="part" defaultValue={[2, 6]} maxValue={10} />
    </form>,
  );
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).getAll('part')).toEqual(['2', '6']);
});

test('a range without length is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<RangeSlider label="Part" minValue={3} maxValue={3} />)).toThrow(
    "Kinora: The slider 'Part' goes from 3 to 3.",
  );
  quiet.mockRestore();
});
