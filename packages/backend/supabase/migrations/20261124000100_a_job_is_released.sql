-- A worker that goes on later releases its job, as queues call it: the function says so from now on.
alter function public.put_down_job(uuid, text, real, boolean) rename to release_job;
