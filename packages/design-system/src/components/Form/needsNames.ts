import { invariant } from '../../dev/invariant.ts';

/** For development only: a form finds what is required by its name, and would send it empty without one. */
export function needsNames(form: HTMLFormElement): void {
  const nameless = form.querySelector<HTMLElement>('[data-component][data-required]:not([data-field])');
  invariant(!nameless, {
    what: `A Form holds a ${nameless?.dataset['component']} that is required and has no name.`,
    why: 'It would be sent empty, and its value with nothing to call it by.',
    fix: 'Give it a name.',
  });
}
