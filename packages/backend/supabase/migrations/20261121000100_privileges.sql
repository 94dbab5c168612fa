-- Supabase gives every new table and function of the public schema to everybody. Kinora gives out what is needed, by name.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- The right of PUBLIC to execute is a default of the whole database and can only be taken back there.
alter default privileges revoke execute on functions from public;

-- What no API shows: rate limits, checks, and the steps inside the functions that move credits.
create schema private;
revoke all on schema private from public;
