export type NameOnCard = { size: number; lines: string[] };

type Room = {
  width: number;
  height: number;
  /** Width of a text in this size. */
  measure: (text: string, size: number) => number;
};

const SIZES = [15, 13.5, 12, 10.5, 9, 8, 7];
const SMALLEST = 7;
/** Line height, as a share of the size. */
export const NAME_LINE_STEP = 1.1;

/**
 * First and last name on separate lines, as large as possible; a name that does not fit is shortened, never clipped.
 */
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

/** Breaks only between names and after hyphens. */
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

/** The first line of each name, shortened to the width. */
function shortened(first: string, last: string, room: Room): string[] {
  const most = Math.max(2, Math.floor(room.height / (SMALLEST * NAME_LINE_STEP)));
  const ofFirst = wrapped(first, SMALLEST, room);
  const ofLast = wrapped(last, SMALLEST, room);
  // The family name identifies the person: it keeps at least one line, and all lines that the first names do not need.
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
