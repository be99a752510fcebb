/** No lone surrogates and no NUL: PostgreSQL stores neither, and UTF-8 has no lone surrogates. */
export const WELL_FORMED = /^[^\p{Cs}\0]*$/u;

const BROKEN = /[\p{Cs}\0]/gu;

/** For texts that are worth storing although a part is broken. */
export function repairText(text: string): string {
  return text.replace(BROKEN, '\uFFFD');
}

/** A prefix cut between whole characters: never longer than the limit in UTF-16 units. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
