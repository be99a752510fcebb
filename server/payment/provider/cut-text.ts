const letters = new Intl.Segmenter('fi', { granularity: 'grapheme' });

/**
 * Our fields may be longer than a provider's: the buyer is not refused, the provider gets the beginning.
 * Counted in UTF-16 units, the stricter way, and cut between whole letters.
 */
export function cutText(text: string, limit: number): string {
  const clean = text.normalize('NFC').trim();
  if (clean.length <= limit) return clean;

  let end = 0;
  for (const { index, segment } of letters.segment(clean)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return clean.slice(0, end).trimEnd();
}
