type Blank<Tree> = { [Key in keyof Tree]: null };

/** The names of a group without their values: what a contract is made of. */
export function blank<Group extends object>(group: Group): Blank<Group> {
  return Object.fromEntries(Object.keys(group).map((key) => [key, null])) as Blank<Group>;
}
