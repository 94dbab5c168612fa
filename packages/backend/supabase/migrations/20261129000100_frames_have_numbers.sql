-- A creation has a number, as a frame on its owner's film: the first is 1, and none is ever given again, whatever is
-- deleted. So every page names it alike, however little of the history it shows.
alter table public.user_creations add column frame_number integer check (frame_number > 0);

update public.user_creations as creation set frame_number = counted.number
from (
  select id, row_number() over (partition by user_id order by created_at, id) as number from public.user_creations
) as counted
where counted.id = creation.id;

alter table public.user_creations
  alter column frame_number set not null,
  add constraint one_number_a_frame unique (user_id, frame_number);

-- The last number given on each film.
create table private.films (
  user_id uuid primary key references auth.users (id) on delete cascade,
  last_number integer not null
);

insert into private.films (user_id, last_number)
select user_id, max(frame_number) from public.user_creations group by user_id;

create function private.number_frame() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One that is there already is not made again, and takes no number.
  if exists (select from public.user_creations where id = new.id) then
    new.frame_number := 1;
    return new;
  end if;
  insert into private.films as film (user_id, last_number) values (new.user_id, 1)
  on conflict (user_id) do update set last_number = film.last_number + 1
  returning last_number into new.frame_number;
  return new;
end $$;

create trigger number_frame before insert on public.user_creations
  for each row execute function private.number_frame();

revoke all on function private.number_frame() from public, anon, authenticated;
