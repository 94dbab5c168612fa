/** Every right that anybody has on a table, a column or a function, and those that are given by default. */
const everyRight = `
  select class.oid::regclass::text as what, class.relacl::text as rights from pg_class as class
  where class.relnamespace = any($1::regnamespace[]) and class.relkind in ('r', 'p', 'v', 'm', 'S')
union all
  select class.oid::regclass || '.' || field.attname, field.attacl::text
  from pg_attribute as field join pg_class as class on class.oid = field.attrelid
  where class.relnamespace = any($1::regnamespace[]) and field.attnum > 0 and not field.attisdropped
union all
  select oid::regprocedure::text, proacl::text from pg_proc where pronamespace = any($1::regnamespace[])
union all
  select concat('by default ', defaclobjtype, ' ', nullif(defaclnamespace, 0)::regnamespace), defaclacl::text from pg_default_acl
order by 1`;

export interface Right {
  readonly what: string;
  readonly rights: string | null;
}

interface Asked {
  sql(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** One line for each thing, so that two databases, or two moments of one, can be held against each other. */
export const rightsIn = async (world: Asked): Promise<Right[]> =>
  (await world.sql(everyRight, [['public', 'private', 'storage', 'auth']])) as unknown as Right[];
