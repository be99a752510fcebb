type Span = { opens: string; closes: string };

/** Unreadable input: kept in place of a time until it is corrected. */
export const UNREAD = '?';

/** “10–17”, “9.30-18” and “10–12, 13–16” as spans; null: invalid. Empty: closed. */
export function spansIn(typed: string): Span[] | null {
  const parts = typed
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const spans = parts.map(spanIn);
  return spans.every((span) => span !== null) ? spans : null;
}

function spanIn(typed: string): Span | null {
  const [first, second, ...rest] = typed.split(/\s*[-–—]\s*/);
  const opens = timeIn(first ?? '');
  const closes = timeIn(second ?? '');
  return opens && closes && opens !== '24:00' && rest.length === 0 ? { opens, closes } : null;
}

function timeIn(typed: string): string | null {
  const found = /^(\d{1,2})(?:[.:](\d{2}))?$/.exec(typed);
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  const isTime = (hour < 24 && minute < 60) || (hour === 24 && minute === 0);
  return isTime ? `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : null;
}

/** In the typed format: “10–17, 18.30–20”. */
export function spansText(spans: Span[]): string {
  const time = (text: string) => {
    const [hour, minute] = text.split(':');
    return minute === '00' ? String(Number(hour)) : `${Number(hour)}.${minute}`;
  };
  return spans.map(({ opens, closes }) => `${time(opens)}–${time(closes)}`).join(', ');
}
