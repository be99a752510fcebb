import type { Language } from '../../domain/base/language.ts';
import { type LocalDate, localDate } from '../../domain/base/local-date.ts';
import type { MuseumHours } from '../../domain/museum/hours/hours.ts';
import type { MuseumFacts, Words } from '../../domain/museum/museum-facts.ts';
import type { Database } from '../db/database.ts';
import type { ShownExhibition } from './exhibition-queries.ts';
import { listedMuseum, listMuseums } from './listed-museums.ts';
import { type MuseumPage, pageOf } from './museum-page.ts';
import type { PageFacts } from './museum-page-queries.ts';
import type { Museum } from './museum-queries.ts';
import { editorPaths } from './picture/picture-paths.ts';

type Draft = { id: string; slug: string; facts: MuseumFacts };
type PageView = { language: Language; today: LocalDate };
type DraftQuery = PageView & { draft: Draft; shownPictures: string[] };

/** Preview of a museum's page from unsaved facts. Null when the page would not be public on that day. */
export async function draftedPage(
  db: Database,
  { draft, shownPictures, language, today }: DraftQuery,
): Promise<MuseumPage | null> {
  const { joinedOn, leftOn } = draft.facts.membership;
  if (joinedOn > today || (leftOn !== null && leftOn < today)) return null;
  const on = { language, today };
  const paths = editorPaths(new Set(shownPictures));
  const own = { hours: hoursOf(draft.facts, on), exhibitions: exhibitionsOf(draft, on) };
  const listed = listedMuseum(museumOf(draft, on), own, today, paths);
  const museums = await listMuseums(db, language, today);
  return pageOf({ id: draft.id, listed, ...own }, pageFactsOf(draft.facts, language), {
    museums,
    today,
    paths,
  });
}

const inWords = (words: Words, language: Language): string | null => words[language] || null;
const dayOrNull = (day: string | null): LocalDate | null => (day === null ? null : localDate(day));

/** Maps unsaved facts to the row that `findMuseums` returns. */
function museumOf({ id, slug, facts }: Draft, { language, today }: PageView): Museum {
  const { name, town, place, contact, visit, access, prices, pictures } = facts;
  const price = prices
    .filter(({ validFrom }) => validFrom <= today)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];
  return {
    id,
    slug,
    name: name[language],
    town: town[language],
    website: contact.website || null,
    ...place,
    isForChildren: visit.forChildren,
    lastEntryMinutes: visit.lastEntryMinutes,
    isStepFree: access.facts.some(({ fact, works }) => fact === 'stepFree' && works),
    pictureId: pictures[0]?.id ?? null,
    ticketPrice: price?.amount ?? null,
  };
}

/** Same result as `findHours`. */
function hoursOf({ seasons, exceptions }: MuseumFacts, { language, today }: PageView): MuseumHours {
  return {
    seasons: seasons
      .filter(({ endsOn }) => endsOn === null || endsOn >= today)
      .map(({ beginsOn, endsOn, hours }) => ({
        beginsOn: localDate(beginsOn),
        endsOn: dayOrNull(endsOn),
        hours,
      })),
    exceptions: exceptions
      .filter(({ day }) => day >= today)
      .map(({ day, opens, closes, reason }) => ({
        day: localDate(day),
        span: opens !== null && closes !== null ? { opens, closes } : null,
        reason: inWords(reason, language),
      })),
  };
}

const NO_END = '9999-12-31';

/** Same order as `findExhibitions`: by end date. */
function exhibitionsOf(
  { id: museumId, facts }: Draft,
  { language, today }: PageView,
): ShownExhibition[] {
  const order = ({ beginsOn, endsOn, id }: MuseumFacts['exhibitions'][number]) =>
    `${endsOn ?? NO_END} ${beginsOn} ${id}`;
  return facts.exhibitions
    .filter(({ endsOn }) => endsOn === null || endsOn >= today)
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .map(({ id, name, text, beginsOn, endsOn }) => ({
      id,
      museumId,
      name: name[language],
      text: inWords(text, language),
      beginsOn: localDate(beginsOn),
      endsOn: dayOrNull(endsOn),
    }));
}

/** Same result as `findPageFacts`. */
function pageFactsOf(facts: MuseumFacts, language: Language): PageFacts {
  const { description, address, contact, access, ways, charges, pictures } = facts;
  return {
    street: address.street || null,
    zip: address.zipCode || null,
    description: inWords(description, language),
    phone: contact.phone || null,
    email: contact.emailAddress || null,
    access: access.facts,
    accessCheckedOn: dayOrNull(access.checkedOn),
    ways: ways.map(({ kind, text }) => ({ kind, text: text[language] })),
    charges: charges.map(({ name, amount }) => ({ name: name[language], cents: amount })),
    pictures: pictures.map(({ id, alt }) => ({ id, alt: alt[language] })),
  };
}
