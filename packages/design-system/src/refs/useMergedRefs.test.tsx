// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRef } from 'react';
import type { ReactElement, RefCallback } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Audio } from '../components/Audio/Audio.tsx';
import { Image } from '../components/Image/Image.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { Video } from '../components/Video/Video.tsx';
import { mergeRefs } from './mergeRefs.ts';

afterEach(cleanup);

type Refs = RefCallback<Element>;

const drawn: readonly [string, (ref: Refs, label: string) => ReactElement][] = [
  ['Image', (ref, label) => <Image src="data:," alt={label} ref={ref} />],
  ['Audio', (ref, label) => <Audio src="data:," label={label} ref={ref} />],
  ['Audio: its sound', (soundRef, label) => <Audio src="data:," label={label} soundRef={soundRef} />],
  ['Video', (ref, label) => <Video src="data:," label={label} ref={ref} />],
  ['Video: its clip', (clipRef, label) => <Video src="data:," label={label} clipRef={clipRef} />],
  ['TextArea: its input', (inputRef, label) => <TextArea label={label} inputRef={inputRef} />],
];

test.each(drawn)('%s fills a ref once, however often it is drawn', (_, draw) => {
  const ref = vi.fn<(element: Element | null) => void>();
  const view = render(draw(ref, 'A boat'));
  view.rerender(draw(ref, 'A harbour'));
  expect(ref.mock.calls.map(([element]) => element?.nodeType)).toEqual([Node.ELEMENT_NODE]);
  view.unmount();
  expect(ref).toHaveBeenLastCalledWith(null);
  expect(ref).toHaveBeenCalledTimes(2);
});

test('refs of either kind are filled, and emptied again', () => {
  const object = createRef<string>();
  const called: (string | null)[] = [];
  const undo = mergeRefs<string>(object, undefined, (value) => {
    called.push(value);
  })('element');
  expect(object.current).toBe('element');
  if (typeof undo === 'function') undo();
  expect(object.current).toBeNull();
  expect(called).toEqual(['element', null]);
});
