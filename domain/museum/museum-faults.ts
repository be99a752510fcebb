import { LANGUAGES } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../scheme/planned-day.ts';
import { hoursFault } from './hours-faults.ts';
import type { MuseumFacts, SomeFacts, Words } from './museum-facts.ts';
import { fault, type MuseumFault } from './museum-fault.ts';
import { isInNeighbourhood, isNowhere, NEIGHBOURHOOD } from './typed-place.ts';

type Asked = {
  /** The parts that are changed, as they will be. */
  now: SomeFacts;
  /** As they are; null: the museum is new. */
  was: MuseumFacts | null;
  today: LocalDate;
};

/** The first thing that is wrong with what was asked for; null: nothing is. */
export function museumFault(asked: Asked): MuseumFault | null {
  const { now } = asked;
  return (
    wordsFault(now) ??
    placeFault(now) ??
    contactFault(now) ??
    hoursFault(now) ??
    visitFault(asked) ??
    priceFault(asked) ??
    membershipFault(asked)
  );
}

const isWhole = (words: Words) => LANGUAGES.every((language) => words[language] !== '');
const isHalf = (words: Words) =>
  !isWhole(words) && LANGUAGES.some((language) => words[language] !== '');
const shown = (words: Words) => words.fi || words.sv || words.en || '–';

/** A name is told in every language; what may be left out is left out in all. */
function wordsFault(now: SomeFacts): MuseumFault | null {
  const { name, town, exhibitions = [], charges = [], ways = [], pictures = [] } = now;
  const needed = [name, town, ...[...exhibitions, ...charges].map((row) => row.name)];
  const missing = needed.find((words) => words && !isWhole(words));
  if (missing) return fault('wordsMissing', shown(missing));
  const way = ways.find(({ text }) => !isWhole(text));
  if (way) return fault('wordsMissing', shown(way.text));
  const picture = pictures.findIndex(({ alt }) => !isWhole(alt));
  if (picture >= 0) return fault('altMissing', picture + 1);
  const { description, exceptions = [] } = now;
  const free = [
    ...(description ? [description] : []),
    ...exhibitions.map(({ text }) => text),
    ...exceptions.map(({ reason }) => reason),
  ];
  const half = free.find(isHalf);
  return half ? fault('wordsHalf', shown(half)) : null;
}

function placeFault({ place }: SomeFacts): MuseumFault | null {
  if (!place) return null;
  if (isNowhere(place)) return fault('placeMissing');
  const { south, north, west, east } = NEIGHBOURHOOD;
  return isInNeighbourhood(place) ? null : fault('placeOutside', south, north, west, east);
}

function contactFault({ address, contact }: SomeFacts): MuseumFault | null {
  if (address?.zipCode && !/^\d{5}$/.test(address.zipCode)) return fault('badZip');
  if (!contact) return null;
  const { website, phone, emailAddress } = contact;
  if (website && !isWebsite(website)) return fault('badWebsite', website);
  if (phone && !/^\+?[\d ()-]{5,30}$/.test(phone)) return fault('badPhone', phone);
  if (emailAddress && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(emailAddress)) {
    return fault('badEmail', emailAddress);
  }
  return null;
}

/** A host with a dot in it, and nobody's name before it. */
function isWebsite(typed: string): boolean {
  return /^https:\/\/[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d{1,5})?([/?#]\S*)?$/.test(typed);
}

function visitFault({ now, today }: Asked): MuseumFault | null {
  const { access, ways = [], exhibitions = [] } = now;
  const backwards = exhibitions.find(
    ({ beginsOn, endsOn }) => endsOn !== null && endsOn < beginsOn,
  );
  if (backwards) return fault('exhibitionBackwards', shown(backwards.name));
  if (new Set(ways.map(({ kind }) => kind)).size < ways.length) return fault('wayTwice');
  if (!access) return null;
  const { checkedOn, facts } = access;
  if (new Set(facts.map(({ fact }) => fact)).size < facts.length) return fault('accessTwice');
  if (facts.length > 0 && checkedOn === null) return fault('accessUnchecked');
  return checkedOn !== null && checkedOn > today ? fault('accessAhead') : null;
}

/** What somebody may have been told, or been reckoned by, stays: only days to come are planned. */
function priceFault({ now: { prices }, was, today }: Asked): MuseumFault | null {
  if (!prices) return null;
  const days = prices.map(({ validFrom }) => validFrom);
  const twice = days.find((day, index) => days.indexOf(day) !== index);
  if (twice) return fault('priceTwice', { day: twice });
  const last = addDays(today, PLAN_DAYS);
  if (days.some((day) => day > last)) return fault('priceTooFar', { day: last });
  const begun = (rows: MuseumFacts['prices']) => rows.filter(({ validFrom }) => validFrom <= today);
  const held = begun(was?.prices ?? []);
  // The first price of all may have begun before anybody wrote it down.
  if (held.length === 0) return null;
  const kept = begun(prices);
  const isKept =
    kept.length === held.length &&
    held.every(({ validFrom, amount }) =>
      kept.some((row) => row.validFrom === validFrom && row.amount === amount),
    );
  return isKept ? null : fault('priceBegun');
}

function membershipFault({ now: { membership }, was, today }: Asked): MuseumFault | null {
  if (!membership) return null;
  const { joinedOn, leftOn } = membership;
  if (leftOn !== null && leftOn < joinedOn) return fault('leftBeforeJoined');
  if (!was) return null;
  const held = was.membership;
  const hasLeft = held.leftOn !== null && held.leftOn < today;
  if (joinedOn !== held.joinedOn && held.joinedOn <= today && !hasLeft) return fault('joinedBegun');
  const isLate = leftOn !== null && leftOn !== held.leftOn && leftOn < today;
  return isLate ? fault('leftPassed') : null;
}
