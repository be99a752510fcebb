import { LANGUAGES } from '../base/language.ts';
import { addDays, type LocalDate } from '../base/local-date.ts';
import { PLAN_DAYS } from '../base/planned-day.ts';
import { hoursFaults } from './hours/hours-faults.ts';
import type { MuseumFacts, SomeFacts, Words } from './museum-facts.ts';
import { type FaultPlace, fault, type MuseumFault } from './museum-fault.ts';
import { isInNeighbourhood, isNowhere, NEIGHBOURHOOD } from './typed-place.ts';

type MuseumChange = {
  /** The changed parts, with their new values. */
  now: SomeFacts;
  /** Current values; null: a new museum. */
  was: MuseumFacts | null;
  today: LocalDate;
};

/** All faults of the requested changes, part by part; the same in the browser and on the server. */
export function museumFaults(change: MuseumChange): MuseumFault[] {
  const { now } = change;
  return [
    ...wordsFaults(now),
    ...placeFaults(now),
    ...contactFaults(now),
    ...hoursFaults(now),
    ...visitFaults(change),
    ...priceFaults(change),
    ...membershipFaults(change),
  ];
}

const isWhole = (words: Words) => LANGUAGES.every((language) => words[language] !== '');
const isHalf = (words: Words) =>
  !isWhole(words) && LANGUAGES.some((language) => words[language] !== '');
const shown = (words: Words) => words.fi || words.sv || words.en || '–';

/** Required texts exist in every language; optional ones in all languages or none. */
function wordsFaults(now: SomeFacts): MuseumFault[] {
  const { exhibitions = [], exceptions = [] } = now;
  return [
    ...(now.name ? requiredWords(['name'], now.name) : []),
    ...(now.town ? requiredWords(['town'], now.town) : []),
    ...exhibitions.flatMap((row, index) => requiredWords(['exhibitions', index, 'name'], row.name)),
    ...(now.charges ?? []).flatMap((row, index) =>
      requiredWords(['charges', index, 'name'], row.name),
    ),
    ...(now.ways ?? []).flatMap((row, index) => requiredWords(['ways', index, 'text'], row.text)),
    ...(now.pictures ?? []).flatMap(({ alt }, index) =>
      isWhole(alt) ? [] : [fault('altMissing', ['pictures', index, 'alt'], index + 1)],
    ),
    ...(now.description ? allOrNone(['description'], now.description) : []),
    ...exhibitions.flatMap((row, index) => allOrNone(['exhibitions', index, 'text'], row.text)),
    ...exceptions.flatMap((row, index) => allOrNone(['exceptions', index, 'reason'], row.reason)),
  ];
}

const requiredWords = (at: FaultPlace, words: Words) =>
  isWhole(words) ? [] : [fault('wordsMissing', at, shown(words))];
const allOrNone = (at: FaultPlace, words: Words) =>
  isHalf(words) ? [fault('wordsHalf', at, shown(words))] : [];

function placeFaults({ place }: SomeFacts): MuseumFault[] {
  if (!place) return [];
  if (isNowhere(place)) return [fault('placeMissing', ['place', 'latitude'])];
  if (isInNeighbourhood(place)) return [];
  const { south, north, west, east } = NEIGHBOURHOOD;
  const isSouthOrNorth = place.latitude < south || place.latitude > north;
  const at: FaultPlace = ['place', isSouthOrNorth ? 'latitude' : 'longitude'];
  return [fault('placeOutside', at, south, north, west, east)];
}

function contactFaults({ address, contact }: SomeFacts): MuseumFault[] {
  const { zipCode = '' } = address ?? {};
  const { website = '', phone = '', emailAddress = '' } = contact ?? {};
  const isBadZip = zipCode && !/^\d{5}$/.test(zipCode);
  const isBadPhone = phone && !/^\+?[\d ()-]{5,30}$/.test(phone);
  const isBadEmail = emailAddress && !/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(emailAddress);
  return [
    ...(isBadZip ? [fault('badZip', ['address', 'zipCode'])] : []),
    ...(website && !isWebsite(website)
      ? [fault('badWebsite', ['contact', 'website'], website)]
      : []),
    ...(isBadPhone ? [fault('badPhone', ['contact', 'phone'], phone)] : []),
    ...(isBadEmail ? [fault('badEmail', ['contact', 'emailAddress'], emailAddress)] : []),
  ];
}

/** A host with a dot and without user information. */
function isWebsite(typed: string): boolean {
  return /^https:\/\/[^\s/?#@:.]+(\.[^\s/?#@:.]+)+(:\d{1,5})?([/?#]\S*)?$/.test(typed);
}

function visitFaults({ now: { access, ways = [], exhibitions = [] }, today }: MuseumChange) {
  const kinds = ways.map(({ kind }) => kind);
  return [
    ...exhibitions.flatMap(({ name, beginsOn, endsOn }, index) =>
      endsOn !== null && endsOn < beginsOn
        ? [fault('exhibitionBackwards', ['exhibitions', index, 'endsOn'], shown(name))]
        : [],
    ),
    ...kinds.flatMap((kind, index) =>
      kinds.indexOf(kind) < index ? [fault('wayTwice', ['ways', index, 'kind'])] : [],
    ),
    ...(access ? accessFaults(access, today) : []),
  ];
}

function accessFaults({ checkedOn, facts }: MuseumFacts['access'], today: LocalDate) {
  const at: FaultPlace = ['access', 'checkedOn'];
  const isTwice = new Set(facts.map(({ fact }) => fact)).size < facts.length;
  return [
    ...(isTwice ? [fault('accessTwice', at)] : []),
    ...(facts.length > 0 && checkedOn === null ? [fault('accessUnchecked', at)] : []),
    ...(checkedOn !== null && checkedOn > today ? [fault('accessAhead', at)] : []),
  ];
}

/** Past values may have been shown or used in calculations: only future days can be planned. */
function priceFaults({ now: { prices }, was, today }: MuseumChange): MuseumFault[] {
  if (!prices) return [];
  const days = prices.map(({ validFrom }) => validFrom);
  const last = addDays(today, PLAN_DAYS);
  const begun = touchedPrice(prices, was?.prices ?? [], today);
  return [
    ...days.flatMap((day, index): MuseumFault[] => {
      const at: FaultPlace = ['prices', index, 'validFrom'];
      if (days.indexOf(day) < index) return [fault('priceTwice', at, { day })];
      return day > last ? [fault('priceTooFar', at, { day: last })] : [];
    }),
    ...(begun ? [fault('priceBegun', begun)] : []),
  ];
}

type Prices = MuseumFacts['prices'];

/** Position of a changed past row, or the list when one is missing. */
function touchedPrice(prices: Prices, was: Prices, today: LocalDate): FaultPlace | null {
  const held = was.filter(({ validFrom }) => validFrom <= today);
  // The very first price may have started before it was entered.
  if (held.length === 0) return null;
  const isIn = (rows: Prices, { validFrom, amount }: Prices[number]) =>
    rows.some((row) => row.validFrom === validFrom && row.amount === amount);
  const index = prices.findIndex((row) => row.validFrom <= today && !isIn(held, row));
  if (index >= 0) return ['prices', index, 'validFrom'];
  return held.every((row) => isIn(prices, row)) ? null : ['prices'];
}

function membershipFaults({ now: { membership }, was, today }: MuseumChange): MuseumFault[] {
  if (!membership) return [];
  const { joinedOn, leftOn } = membership;
  const leftAt: FaultPlace = ['membership', 'leftOn'];
  const held = was?.membership;
  const hasLeft = held && held.leftOn !== null && held.leftOn < today;
  const isBegun = held && joinedOn !== held.joinedOn && held.joinedOn <= today && !hasLeft;
  const isBackwards = leftOn !== null && leftOn < joinedOn;
  const isLate = held && leftOn !== null && leftOn !== held.leftOn && leftOn < today;
  return [
    ...(isBackwards ? [fault('leftBeforeJoined', leftAt)] : []),
    ...(isBegun ? [fault('joinedBegun', ['membership', 'joinedOn'])] : []),
    ...(isLate && !isBackwards ? [fault('leftPassed', leftAt)] : []),
  ];
}
