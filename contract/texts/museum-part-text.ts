import { cents } from '../../domain/base/cents.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate, formatHours, formatMoney } from '../../domain/base/format.ts';
import type { Language } from '../../domain/base/language.ts';
import { localDate } from '../../domain/base/local-date.ts';
import type {
  MuseumException,
  MuseumFacts,
  MuseumPart,
  MuseumSeason,
  OpenSpan,
  Words,
} from '../../domain/museum/museum-facts.ts';
import type { texts as fi } from './fi/museum-words.ts';

type Texts = typeof fi & { language: Language };
type PartFormatter<Part extends MuseumPart> = (value: MuseumFacts[Part], texts: Texts) => string;

const day = (text: string, { language }: Texts) => formatDate(localDate(text), language);
const euros = (amount: number, { language }: Texts) => formatMoney(cents(amount), language);
const hours = (opens: string, closes: string, { language }: Texts) =>
  `${formatHours(opens, language)}–${formatHours(closes, language)}`;
const listed = (parts: (string | null | false | undefined)[], between = ', ') =>
  parts.filter(Boolean).join(between);
const inAll = ({ fi: one, sv, en }: Words) => listed([...new Set([one, sv, en])], ' / ');
const lines = (rows: string[]) => rows.join('\n');

function span(beginsOn: string, endsOn: string | null, texts: Texts): string {
  return endsOn === null
    ? fill(texts.onwards, day(beginsOn, texts))
    : `${day(beginsOn, texts)}–${day(endsOn, texts)}`;
}

/** “ma–pe 10.00–17.00, la 11.00–16.00”: consecutive days with the same hours are merged. */
function weekText(spans: OpenSpan[], texts: Texts): string {
  const timesOf = (weekday: number) =>
    listed(
      spans.flatMap((one) => (one.weekday === weekday ? hours(one.opens, one.closes, texts) : [])),
      ' ',
    );
  const runs: { from: number; to: number; times: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const times = timesOf(weekday);
    const last = runs.at(-1);
    if (last?.times === times) last.to = weekday;
    else runs.push({ from: weekday, to: weekday, times });
  }
  const name = (weekday: number) => texts.weekdays[weekday - 1] ?? '';
  return runs
    .map(({ from, to, times }) => {
      const days = from === to ? name(from) : `${name(from)}–${name(to)}`;
      return `${days} ${times || texts.closed}`;
    })
    .join(', ');
}

const season = ({ beginsOn, endsOn, hours: spans }: MuseumSeason, texts: Texts) =>
  `${span(beginsOn, endsOn, texts)}: ${spans.length === 0 ? texts.closed : weekText(spans, texts)}`;

const exception = ({ day: on, opens, closes, reason }: MuseumException, texts: Texts) =>
  listed([
    `${day(on, texts)} ${opens === null || closes === null ? texts.closed : hours(opens, closes, texts)}`,
    inAll(reason),
  ]);

const PART_FORMATTERS: { [Part in MuseumPart]: PartFormatter<Part> } = {
  name: inAll,
  town: inAll,
  description: inAll,
  address: ({ street, zipCode }) => listed([street, zipCode]),
  place: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  contact: ({ website, phone, emailAddress }) => listed([website, phone, emailAddress]),
  visit: ({ forChildren, lastEntryMinutes }, texts) =>
    listed([
      forChildren && texts.children,
      lastEntryMinutes !== null && fill(texts.lastEntry, lastEntryMinutes),
    ]),
  seasons: (seasons, texts) => lines(seasons.map((one) => season(one, texts))),
  exceptions: (exceptions, texts) => lines(exceptions.map((one) => exception(one, texts))),
  exhibitions: (shows, texts) =>
    lines(
      shows.map(
        ({ name, text, beginsOn, endsOn }) =>
          `${listed([inAll(name), inAll(text)], '. ')} (${span(beginsOn, endsOn, texts)})`,
      ),
    ),
  charges: (charges, texts) =>
    lines(charges.map(({ name, amount }) => `${inAll(name)} ${euros(amount, texts)}`)),
  access: ({ checkedOn, facts }, texts) =>
    lines([
      ...facts.map(({ fact, works, measure }) => {
        const unit = fact === 'doorWidth' ? texts.cm : texts.metres;
        const measured = measure === null ? null : fill(unit, measure);
        return `${texts.access[fact]}: ${listed([works ? texts.works : texts.lacks, measured])}`;
      }),
      ...(checkedOn === null ? [] : [fill(texts.checked, day(checkedOn, texts))]),
    ]),
  ways: (ways, texts) => lines(ways.map(({ kind, text }) => `${texts.ways[kind]}: ${inAll(text)}`)),
  prices: (prices, texts) =>
    lines(
      prices.map(
        ({ validFrom, amount }) =>
          `${euros(amount, texts)} ${fill(texts.onwards, day(validFrom, texts))}`,
      ),
    ),
  membership: ({ joinedOn, leftOn, leftReason }, texts) =>
    listed([
      fill(texts.joined, day(joinedOn, texts)),
      leftOn !== null && fill(texts.left, day(leftOn, texts)),
      leftReason,
    ]),
  pictures: (pictures, texts) =>
    lines(pictures.map(({ alt }, index) => fill(texts.picture, index + 1, inAll(alt)))),
};

/** One part of a museum's facts as text, for comparing old and new values. */
export function museumPartText<Part extends MuseumPart>(
  part: Part,
  value: MuseumFacts[Part],
  texts: Texts,
): string {
  return PART_FORMATTERS[part](value, texts) || texts.nothing;
}
