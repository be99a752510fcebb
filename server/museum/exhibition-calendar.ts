import { addDays, type LocalDate } from '../../domain/base/local-date.ts';

export type CalendarShow = {
  id: string;
  name: string;
  text: string | null;
  museum: string;
  town: string;
  url: string;
  beginsOn: LocalDate;
  endsOn: LocalDate | null;
};
type Calendar = { name: string; host: string; stampedAt: number; shows: CalendarShow[] };

/** RFC 5545. All-day events; an exhibition without an end lasts its opening day. */
export function exhibitionCalendar({ name, host, stampedAt, shows }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//exhibitions//FI`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    ...shows.flatMap((show) => event(show, host, stampedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function event(show: CalendarShow, host: string, stampedAt: number): string[] {
  const { id, name, text, museum, town, url, beginsOn, endsOn } = show;
  return [
    'BEGIN:VEVENT',
    // The UID is the same in every language and file, so that calendars update an event instead of adding one.
    `UID:${id}@${host}`,
    `DTSTAMP:${stamp(stampedAt)}`,
    `DTSTART;VALUE=DATE:${compact(beginsOn)}`,
    // DTEND is exclusive.
    `DTEND;VALUE=DATE:${compact(addDays(endsOn ?? beginsOn, 1))}`,
    `SUMMARY:${escaped(`${name}, ${museum}`)}`,
    `LOCATION:${escaped(`${museum}, ${town}`)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (day: LocalDate) => day.replaceAll('-', '');
const stamp = (epochMs: number) =>
  `${new Date(epochMs)
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d+Z$/, '')}Z`;

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

const LONGEST_OCTETS = 75;

/** Folds at 75 octets without splitting a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const sign of line) {
    const length = Buffer.byteLength(sign);
    if (octets + length > LONGEST_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += sign;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}
