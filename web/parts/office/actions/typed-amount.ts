/** “12,5” and “12.50 €” are 1250, as are “12,5 %”; anything else is no amount. */
export function hundredthsIn(typed: string): number | null {
  const found = /^(\d{1,6})(?:[.,](\d{1,2}))?\s*[€%]?$/.exec(typed.trim());
  if (!found) return null;
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
}
