import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Schema?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface Statement {
  readonly text: string;
  readonly milliseconds: number;
  readonly indexes: readonly string[];
  /** Whole tables that were read from end to end, and steps that read more rows than one person has. */
  readonly faults: readonly string[];
}

/** Rows in which a table may be read whole: catalogues of models, plans and packs are that small. */
const smallTable = 1_000;

/** From the next start of the server, PostgreSQL writes down the plan of each statement, those inside functions too. */
export async function writePlans(sql: pg.Client): Promise<void> {
  for (const setting of [
    'logging_collector = on',
    `log_destination = 'jsonlog'`,
    `log_filename = 'plans'`,
    'log_rotation_size = 0',
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_nested_statements = on',
    'auto_explain.log_analyze = on',
    // The clock is asked for whole statements alone: asked for every row it would slow what it measures.
    'auto_explain.log_timing = off',
    `auto_explain.log_format = 'json'`,
  ])
    await sql.query(`alter system set ${setting}`);
  // The server starts it with less; what a database says of itself stands above that.
  await sql.query(`alter database postgres set log_min_messages = 'log'`);
}

function judged(text: string, milliseconds: number, plan: PlanNode, mostRows: number): Statement {
  const indexes = new Set<string>();
  const faults: string[] = [];
  const walk = (node: PlanNode): void => {
    const loops = node['Actual Loops'] ?? 1;
    const perLoop =
      (node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    const rows = Math.round(perLoop * loops);
    const of = node['Relation Name'] ?? node['Index Name'] ?? '';
    if (node['Index Name']) indexes.add(node['Index Name']);
    // What the database knows of itself is small, and asked for once, at the start.
    if (of.startsWith('pg_')) return;
    if (node['Node Type'] === 'Seq Scan' && rows > smallTable) faults.push(`all ${rows} rows of ${of}`);
    else if (rows > mostRows) faults.push(`${rows} rows, ${node['Node Type']} ${of}`.trim());
    for (const each of node.Plans ?? []) walk(each);
  };
  walk(plan);
  return { text, milliseconds, indexes: [...indexes], faults };
}

function readStatement(line: string, mostRows: number): Statement | null {
  const { message } = JSON.parse(line) as { message?: string };
  const [, milliseconds, plan] = /^duration: ([\d.]+) ms {2}plan:\n([^]+)$/.exec(message ?? '') ?? [];
  if (!plan) return null;
  const told = JSON.parse(plan) as { 'Query Text': string; Plan: PlanNode };
  return judged(told['Query Text'], Number(milliseconds), told.Plan, mostRows);
}

export interface PlanLog {
  /** What was run since it was last asked. */
  since(): Promise<readonly Statement[]>;
}

/** Reads what PostgreSQL wrote down since the server's start. */
export async function readPlans(cluster: string, mostRows: number): Promise<PlanLog> {
  const folder = path.join(cluster, 'log');
  const name = (await readdir(folder)).find((each) => each.endsWith('.json'));
  if (!name) throw new Error(`PostgreSQL writes no plans into ${folder}.`);
  const file = path.join(folder, name);
  let at = 0;
  let rest = '';
  return {
    async since() {
      const found: Statement[] = [];
      const { size } = await stat(file);
      if (size === at) return found;
      // In pieces: one call may write more than a string holds.
      for await (const piece of createReadStream(file, { start: at, end: size - 1, encoding: 'utf8' })) {
        const lines = (rest + String(piece)).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const statement = readStatement(line, mostRows);
          if (statement) found.push(statement);
        }
      }
      at = size;
      return found;
    },
  };
}
