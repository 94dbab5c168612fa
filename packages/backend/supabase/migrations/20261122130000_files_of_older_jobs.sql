-- The first orders held one file for an input where now several stand; they are worked off and tried again like the others.
update public.generation_jobs as job
set request = jsonb_set(job.request, '{files}', coalesce((
  select jsonb_object_agg(input, case jsonb_typeof(held) when 'object' then jsonb_build_array(held) else held end)
  from jsonb_each(job.request -> 'files') as file (input, held)
), '{}'))
where exists (
  select from jsonb_each(job.request -> 'files') as file (input, held) where jsonb_typeof(held) = 'object'
);
