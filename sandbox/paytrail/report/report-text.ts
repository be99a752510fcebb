/** A CSV report in the documented format: semicolons, quoted texts, decimal commas. */
export function reportText(lines: Record<string, unknown>[]): string {
  const [first] = lines;
  if (!first) return '';
  const rows = lines.map((line) => Object.values(line).map(cellOf));
  return [Object.keys(first).map(cellOf), ...rows].map((cells) => `${cells.join(';')}\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    return Number.isInteger(value) ? String(value) : value.toFixed(2).replace('.', ',');
  }
  return `"${String(value).replaceAll('"', '""')}"`;
}
