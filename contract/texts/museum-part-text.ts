import { cents } from '../../domain/base/cents.ts';
import { fill } from '../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../domain/base/format.ts';
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

type Texts = typeof fi;
type Say<Part extends MuseumPart> = (value: MuseumFacts[Part], texts: Texts) => string;

const day = (text: string) => formatDate(localDate(text));
const euros = (amount: number) => formatMoney(cents(amount));
const listed = (parts: (string | null | false | undefined)[], between = ', ') =>
  parts.filter(Boolean).join(between);
const inAll = ({ fi: one, sv, en }: Words) => listed([...new Set([one, sv, en])], ' / ');
const lines = (rows: string[]) => rows.join('\n');

function span(beginsOn: string, endsOn: string | null, texts: Texts): string {
  return endsOn === null ? fill(texts.onwards, day(beginsOn)) : `${day(beginsOn)}–${day(endsOn)}`;
}

/** “ma–pe 10:00–17:00, la 11:00–16:00”: days in a row with the same times are one. */
function weekText(hours: OpenSpan[], texts: Texts): string {
  const timesOf = (weekday: number) =>
    listed(
      hours.flatMap((one) => (one.weekday === weekday ? `${one.opens}–${one.closes}` : [])),
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

const season = ({ beginsOn, endsOn, hours }: MuseumSeason, texts: Texts) =>
  `${span(beginsOn, endsOn, texts)}: ${hours.length === 0 ? texts.closed : weekText(hours, texts)}`;

const exception = ({ day: on, opens, closes, reason }: MuseumException, texts: Texts) =>
  listed([`${day(on)} ${opens === null ? texts.closed : `${opens}–${closes}`}`, inAll(reason)]);

const SAY: { [Part in MuseumPart]: Say<Part> } = {
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
  charges: (charges) => lines(charges.map(({ name, amount }) => `${inAll(name)} ${euros(amount)}`)),
  access: ({ checkedOn, facts }, texts) =>
    lines([
      ...facts.map(({ fact, works, measure }) => {
        const unit = fact === 'doorWidth' ? texts.cm : texts.metres;
        const measured = measure === null ? null : fill(unit, measure);
        return `${texts.access[fact]}: ${listed([works ? texts.works : texts.lacks, measured])}`;
      }),
      ...(checkedOn === null ? [] : [fill(texts.checked, day(checkedOn))]),
    ]),
  ways: (ways, texts) => lines(ways.map(({ kind, text }) => `${texts.ways[kind]}: ${inAll(text)}`)),
  prices: (prices, texts) =>
    lines(
      prices.map(
        ({ validFrom, amount }) => `${euros(amount)} ${fill(texts.onwards, day(validFrom))}`,
      ),
    ),
  membership: ({ joinedOn, leftOn, leftReason }, texts) =>
    listed([
      fill(texts.joined, day(joinedOn)),
      leftOn !== null && fill(texts.left, day(leftOn)),
      leftReason,
    ]),
  pictures: (pictures, texts) =>
    lines(pictures.map(({ alt }, index) => fill(texts.picture, index + 1, inAll(alt)))),
};

/** One part of a museum in words, for whoever compares it with what it was. */
export function museumPartText<Part extends MuseumPart>(
  part: Part,
  value: MuseumFacts[Part],
  texts: Texts,
): string {
  return SAY[part](value, texts) || texts.nothing;
}
