// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { isValidElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SortableScenes } from './SortableScenes.fixtures.tsx';
import { useDragAndDrop } from './useDragAndDrop.tsx';
import type { ListDragAndDrop } from './useDragAndDrop.tsx';

afterEach(cleanup);

const hooks = (options: ListDragAndDrop<{ id: string }>) =>
  renderHook(() => useDragAndDrop(options)).result.current;

const getItems: ListDragAndDrop<{ id: string }>['getItems'] = (_keys, taken) =>
  taken.map(({ id }) => ({ 'text/plain': id }));

test('a collection is a source with getItems, a target with a deed for drops, and nothing without either', () => {
  const source = hooks({ getItems });
  expect([source.useDraggableCollectionState, source.useDroppableCollectionState].map(Boolean)).toEqual([
    true,
    false,
  ]);
  const target = hooks({ onInsert: () => {} });
  expect([target.useDraggableCollectionState, target.useDroppableCollectionState].map(Boolean)).toEqual([
    false,
    true,
  ]);
  const neither = hooks({});
  expect([neither.useDraggableCollectionState, neither.useDroppableCollectionState].map(Boolean)).toEqual([
    false,
    false,
  ]);
});

test.each([
  ['one', 'Fog', [{ 'text/plain': 'Fog' }]],
  ['several', 'Fog3', ['Fog', 'Kettle', 'Window'].map((name) => ({ 'text/plain': name }))],
  ['what has no words', '', [{ 'image/png': 'x' }]],
])('the preview of %s', (_, said, items) => {
  const preview = hooks({ getItems }).renderDragPreview?.(items);
  if (!isValidElement(preview)) throw new Error('no preview');
  expect(render(preview).container.textContent).toBe(said);
});

test('every item has a grip that names it, with drops or without', () => {
  render(<SortableScenes takesDrops={false} />);
  const grips = screen.getAllByRole('button').map((grip) => grip.getAttribute('aria-label'));
  expect(grips).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'Drag Kitchen 2' })).toBeTruthy();
});
