// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useCardBeside } from './useCardBeside.ts';

afterEach(cleanup);

function Cards({ names }: { names: readonly string[] }) {
  const [shown, setShown] = useState(names);
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, handOn } = useCardBeside(() => heading.current?.focus());
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        All
      </h1>
      <div ref={cards}>
        {shown.map((name) => (
          <article key={name}>
            <p>{name}</p>
            <button
              type="button"
              onClick={() => {
                handOn(
                  shown.map((id) => ({ id })),
                  { id: name },
                );
                setShown(shown.filter((each) => each !== name));
              }}
            >
              Delete {name}
            </button>
          </article>
        ))}
      </div>
    </>
  );
}

it.each([
  ['the middle one goes on with the next', 'abc', 'b', 'Delete c'],
  ['the last one goes on with the one before', 'abc', 'c', 'Delete b'],
  ['the only one goes on at the top', 'a', 'a', 'All'],
])('who deletes %s', async (_what, names, gone, place) => {
  render(<Cards names={[...names]} />);
  const button = screen.getByRole('button', { name: `Delete ${gone}` });
  button.focus();
  button.click();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(place));
});
