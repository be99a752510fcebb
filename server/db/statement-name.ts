const MOST_NAMES = 2_000;
const names = new Map<string, string>();

/** Verb and table of a statement, such as `insert payment`; values and text stay in the process. */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = readName(text);
  if (names.size < MOST_NAMES) names.set(text, name);
  return name;
}

const VERB = /\b(select|insert|update|delete|begin|commit|rollback|set|lock|listen|notify)\b/i;
const TABLE = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i;

function readName(text: string): string {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const table = TABLE.exec(text)?.[1]?.toLowerCase();
  return table ? `${verb} ${table}` : verb;
}
