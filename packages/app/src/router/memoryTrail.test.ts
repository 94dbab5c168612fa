import { expect, test, vi } from 'vitest';
import { memoryTrail } from './memoryTrail.ts';
import { placeAt } from './place.ts';

test('a step back and forward leads through the places, and a new one ends the way forward', () => {
  const trail = memoryTrail('/');
  const onStepped = vi.fn<() => void>();
  trail.onStepped(onStepped);
  trail.push(placeAt('/docs'));
  trail.push(placeAt('/liked'));
  trail.step(-1);
  trail.replace(placeAt('/help'));
  expect(trail.here().pathname).toBe('/help');
  trail.step(1);
  expect(trail.here().pathname).toBe('/liked');
  trail.step(-1);
  trail.push(placeAt('/models'));
  expect(onStepped).toHaveBeenCalledTimes(3);
  trail.step(1);
  expect(trail.here().pathname).toBe('/models');
});
