/** How often the server is killed: ten times in every run, more where somebody asks for more. */
export const kills = Number(process.env['KINORA_KILLS'] ?? 10);

/** A whole server starts after each. */
export const timeForKills = 60_000 + kills * 12_000;
