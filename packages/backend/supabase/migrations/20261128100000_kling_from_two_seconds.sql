-- One of its ways begins at two seconds. What an operator wrote there stays.
update public.models set parameters = '2 to 10 s, 16:9, 9:16 or 1:1'
where id = 'kling' and parameters = '3 to 10 s, 16:9, 9:16 or 1:1';
