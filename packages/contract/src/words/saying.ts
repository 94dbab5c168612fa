/** Something the product says in passing: a line, or a title with a line under it. */
export type Saying = string | { readonly title: string; readonly description: string };

export const titleIn = (saying: Saying): string => (typeof saying === 'string' ? saying : saying.title);

/** The line that tells a person what to do: the description where there is one. */
export const lineIn = (saying: Saying): string => (typeof saying === 'string' ? saying : saying.description);

/** All of it in one line, as a log or a server says it. */
export const wholeOf = (saying: Saying): string =>
  typeof saying === 'string' ? saying : `${saying.title}: ${saying.description}`;
