-- A tool may bound how many of it one person has under way. Its definition says so and the request brings it along;
-- whoever starts a job has locked the account, so two presses at once are counted one after the other.
create function private.expect_room_for_tool() returns trigger
language plpgsql set search_path = '' as $$
declare
  most integer := (new.request ->> 'mostAtOnce')::integer;
begin
  if (select count(*) from public.generation_jobs
      where user_id = new.user_id and tool = new.tool and ended_at is null) >= most then
    raise sqlstate 'PT429' using
      message = 'Too many of this tool are running.',
      detail = jsonb_build_object('most_of_tool', most)::text;
  end if;
  return new;
end $$;
revoke all on function private.expect_room_for_tool() from public, anon, authenticated;

create trigger expect_room_for_tool before insert on public.generation_jobs for each row
  when (new.request ? 'mostAtOnce') execute function private.expect_room_for_tool();
