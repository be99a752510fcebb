export type NameOnCard = { size: number; lines: string[] };

type Room = {
  width: number;
  height: number;
  /** How wide a text of this size is. */
  measure: (text: string, size: number) => number;
};

const SIZES = [15, 13.5, 12, 10.5, 9, 8, 7];
const SMALLEST = 7;
/** Of the size: from one line to the next. */
export const NAME_LINE_STEP = 1.1;

/** First and last name under each other, as large as they fit; a name that fits nowhere is shortened, never cut by the edge. */
export function nameOnCard(first: string, last: string, room: Room): NameOnCard {
  for (const size of SIZES) {
    const lines = [...wrapped(first, size, room), ...wrapped(last, size, room)];
    if (fits(lines, size, room)) return { size, lines };
  }
  return { size: SMALLEST, lines: shortened(first, last, room) };
}

function fits(lines: string[], size: number, { width, height, measure }: Room): boolean {
  return (
    lines.length * size * NAME_LINE_STEP <= height &&
    lines.every((line) => measure(line, size) <= width)
  );
}

/** Broken between names and after hyphens only. */
function wrapped(name: string, size: number, { width, measure }: Room): string[] {
  const lines: string[] = [];
  for (const part of name.split(/ +|(?<=\p{Pd})/u).filter(Boolean)) {
    const line = lines.at(-1);
    const joined = line === undefined ? part : `${line}${/\p{Pd}$/u.test(line) ? '' : ' '}${part}`;
    if (line !== undefined && measure(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(part);
  }
  return lines;
}

/** The first line of each name, and as much of it as there is room for. */
function shortened(first: string, last: string, room: Room): string[] {
  const most = Math.max(2, Math.floor(room.height / (SMALLEST * NAME_LINE_STEP)));
  const ofFirst = wrapped(first, SMALLEST, room);
  const ofLast = wrapped(last, SMALLEST, room);
  // The family name says who it is: it keeps at least one line, and all that the first names leave.
  const firstLines = ofFirst.slice(0, Math.max(1, most - ofLast.length));
  const lastLines = ofLast.slice(0, Math.max(1, most - firstLines.length));
  return [
    ...ended(firstLines, firstLines.length < ofFirst.length, room),
    ...ended(lastLines, lastLines.length < ofLast.length, room),
  ];
}

function ended(lines: string[], hasMore: boolean, room: Room): string[] {
  return lines.map((line, place) => {
    const isCut = hasMore && place === lines.length - 1;
    return shortLine(line, isCut, room);
  });
}

function shortLine(line: string, isCut: boolean, { width, measure }: Room): string {
  const whole = isCut ? `${line}…` : line;
  if (measure(whole, SMALLEST) <= width) return whole;
  const signs = [...line];
  while (signs.length > 1 && measure(`${signs.join('')}…`, SMALLEST) > width) signs.pop();
  return `${signs.join('')}…`;
}
