// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Tag } from './Tag.tsx';
import { TagGroup } from './TagGroup.tsx';
import type { TagGroupProps } from './TagGroup.tsx';

afterEach(cleanup);

const show = (props: Partial<TagGroupProps> = {}) =>
  render(
    <TagGroup label="Filters" data-testid="root" {...props}>
      <Tag id="video" label="Video" />
      <Tag id="image" label="Image" />
      <Tag id="liked" label="Liked" isDisabled />
    </TagGroup>,
  );

const tag = (name: string) => screen.getByRole('row', { name });

test('a group of tags has own words that reach its crosses, and say that there are none', () => {
  const labels = { remove: 'Entfernen', nothingHere: 'Keine' };
  show({ onTagsRemoved: () => {}, labels });
  expect(screen.getByRole('button', { name: 'Entfernen Video' })).toBeTruthy();
  cleanup();
  render(<TagGroup label="Filters" labels={labels} />);
  expect(screen.getByText('Keine')).toBeTruthy();
});

test('one that leads somewhere is a link', () => {
  render(
    <TagGroup label="Tags">
      <Tag id="fog" label="Fog" href="/tags/fog" />
    </TagGroup>,
  );
  expect(tag('Fog').dataset['href']).toBe('/tags/fog');
});

test('a group of tags has a name also where it is hidden, and help that is told with it', () => {
  show({ isLabelHidden: true, description: 'Press one to filter' });
  expect(screen.getByRole('grid', { name: 'Filters' })).toBeTruthy();
  expect(screen.queryByText('Filters')).toBeNull();
  expect(screen.getByText('Press one to filter')).toBeTruthy();
});

test('an empty group of tags says so', () => {
  render(<TagGroup label="Filters" emptyState="No filters" />);
  expect(screen.getByText('No filters')).toBeTruthy();
});
