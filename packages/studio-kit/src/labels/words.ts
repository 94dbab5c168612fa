/** The shape of a set of words: any text where there is one, the same questions where a text has a part that varies. */
export type Words<Said> = Said extends string
  ? string
  : Said extends (...asked: infer Asked) => string
    ? (...asked: Asked) => string
    : { readonly [Key in keyof Said]: Words<Said[Key]> };
