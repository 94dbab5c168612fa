-- The models that the product offers, and those that people trained. Operators change the first; a trainer writes the second.
create table public.models (
  id text primary key check (id ~ '^[a-z0-9.-]+$'),
  name text not null unique,
  kind text not null check (kind in ('image', 'video')),
  image text,
  -- Where nobody has rated or counted, nothing is claimed.
  rating numeric(2, 1) check (rating between 0 and 5),
  downloads integer check (downloads >= 0),
  tags text[] not null default '{}',
  description text not null,
  use_case text not null,
  parameters text not null,
  license text not null,
  -- The tool that runs it.
  tool text,
  position integer not null default 0,
  is_active boolean not null default true
);

create table public.trained_models (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  description text not null default '' check (length(description) <= 2000),
  base_model text not null references public.models (id),
  image_url text,
  status text not null check (status in ('training', 'ready', 'failed')),
  rating numeric(2, 1) check (rating between 0 and 5),
  accuracy numeric(4, 1) check (accuracy between 0 and 100),
  downloads integer not null default 0 check (downloads >= 0),
  trained_at timestamptz,
  created_at timestamptz not null default now()
);
create index trained_models_newest on public.trained_models (user_id, created_at desc);

revoke all on public.models, public.trained_models from anon, authenticated;
grant select on public.models to anon, authenticated;
grant select, delete on public.trained_models to authenticated;
alter table public.models enable row level security;
alter table public.trained_models enable row level security;
create policy "what is offered" on public.models for select to anon, authenticated using (is_active);
create policy "own can be read" on public.trained_models for select to authenticated using (user_id = (select auth.uid()));
create policy "own can be deleted" on public.trained_models for delete to authenticated
  using (user_id = (select auth.uid()));

insert into public.models (id, name, kind, tags, description, use_case, parameters, license, tool, position) values
  ('flux-dev', 'Flux (dev)', 'image', '{Flux,Standard}',
    'A 12 billion parameter model that follows long descriptions closely and can write short words into a picture.',
    'Illustrations, product shots and scenes with many details.', '12B parameters, 10 to 50 steps',
    'FLUX.1 [dev] Non-Commercial License', 'create-image', 10),
  ('flux-realism', 'Flux Realism', 'image', '{Flux,Photorealistic}',
    'Flux with a layer trained on photographs: natural skin, light and lenses.',
    'Portraits, interiors and anything that should look photographed.', '12B parameters with a LoRA, 10 to 50 steps',
    'FLUX.1 [dev] Non-Commercial License', 'create-image', 20),
  ('sdxl', 'SDXL', 'image', '{SDXL,Standard}',
    'Stable Diffusion XL: quick, with a wide range of styles and a large community.',
    'Concept art, styles and quick drafts.', '3.5B parameters, 10 to 50 steps', 'CreativeML Open RAIL++-M', 'create-image', 30),
  ('kling', 'Kling', 'video', '{Premium,"Image to video","Text to video"}',
    'Seven ways to a clip: from a picture, several pictures, strokes, words, another clip, effects, or a voice.',
    'Short scenes that need control over camera and motion.', '3 to 10 s, 16:9, 9:16 or 1:1', 'Provider terms', 'kling-video', 40),
  ('wan-i2v', 'WAN', 'video', '{"Image to video","Open weights"}',
    'Brings a still picture to life with natural motion.', 'Moving a photograph or a painting.', '2 to 8 s at 720p',
    'Apache-2.0', 'wan-i2v', 50),
  ('stable-video', 'Stable Video Diffusion', 'video', '{"Image to video"}',
    'Small, steady motion from one picture.', 'Portraits that breathe, gentle loops.', '2 to 4 s at 512x512',
    'Stability AI Community License', 'stable-video', 60),
  ('cogvideox-5b', 'CogVideoX-5B', 'video', '{"Image to video","Open weights"}',
    'An open model of 5 billion parameters that keeps a scene together.', 'Scenes with several things in motion.',
    '5B parameters, 2 to 6 s at 720p', 'CogVideoX License', 'cogvideox-5b', 70),
  ('veo3', 'VEO3', 'video', '{"Text to video",Sound}',
    'Clips from words alone, with sound where the engine makes it.', 'Cinematic shots.', '5 or 8 s, up to 1080p',
    'Provider terms', 'veo3', 80),
  ('seedance', 'Seedance', 'video', '{"Text to video","Image to video"}',
    'Two sizes, Pro and Lite, that follow prompts with several shots.', 'Stories in one clip.', '5 or 10 s, up to 1080p',
    'Provider terms', 'seedance', 90);
