const letters = new Intl.Segmenter('fi', { granularity: 'grapheme' });

/**
 * Our fields may be longer than the provider's: truncate instead of rejecting the buyer. Counts UTF-16 units, the
 * stricter way, and cuts between graphemes.
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
