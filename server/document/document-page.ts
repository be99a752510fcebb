import type { z } from 'zod';
import type { documentPage } from '../../contract/document/document-calls.ts';
import { type ProductForms, withChoices, withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import { type DocumentName, versionOn } from '../../domain/document/document.ts';
import type { PageText } from '../../domain/document/section-text.ts';
import { sectionsOf } from '../../domain/scheme/monthly-passages.ts';
import type { StoredVersion } from '../platform/document/document-queries.ts';
import {
  factsOn,
  SHIPPED,
  shippedWords,
  writtenIn,
} from '../platform/document/shipped-documents.ts';
import { schemeToday } from '../platform/scheme-today.ts';

type Page = z.input<typeof documentPage>;
type PageQuery = {
  document: DocumentName;
  versions: readonly StoredVersion[];
  today: LocalDate;
  language: Language;
  forms: ProductForms;
};

/** A future version is public once it is announced. */
const isOpen = ({ from, effect, announcedOn }: StoredVersion, today: LocalDate) =>
  from <= today || (effect !== 'quiet' && announcedOn <= today);

/** Null: no such version, or not announced yet. */
export function pageOf(name: string | null, request: PageQuery): Page | null {
  const { today } = request;
  const open = request.versions.filter((version) => isOpen(version, today));
  const now = versionOn(open, today);
  const wanted = name ?? now?.from ?? SHIPPED.version;
  const versions = [
    ...open.map(({ from }) => ({ version: from as string, inForceOn: from })).toReversed(),
    { version: SHIPPED.version, inForceOn: SHIPPED.from },
  ];
  if (wanted === SHIPPED.version) {
    const state = now ? 'past' : 'inForce';
    const text = hasClosedPlan() ? filled(shippedIn(request), request.forms) : null;
    return { version: wanted, inForceOn: SHIPPED.from, state, text, versions };
  }
  const found = open.find(({ from }) => from === wanted);
  if (!found) return null;
  const state = found.from > today ? 'coming' : found === now ? 'inForce' : 'past';
  const text = filled(writtenIn(found, request.language), request.forms);
  return { version: found.from, inForceOn: found.from, state, text, versions };
}

/** Monthly payment is no longer sold but still running: the standard text would leave instalments out. */
export function hasClosedPlan(): boolean {
  const { isMonthlyOffered, hasMonthlyTerms } = schemeToday();
  return hasMonthlyTerms && !isMonthlyOffered;
}

function shippedIn({ document, language }: PageQuery): PageText {
  const facts = factsOn(document, SHIPPED.from);
  return writtenIn({ words: shippedWords(document), facts }, language);
}

export function filled({ lead, sections }: PageText, forms: ProductForms): PageText {
  const { hasMonthlyTerms, giftsStay } = schemeToday();
  const choices = { monthly: hasMonthlyTerms, giftsStay };
  const say = (text: string) => withProduct(withChoices(text, choices), forms);
  return {
    lead: say(lead),
    sections: Object.fromEntries(
      sectionsOf(sections, hasMonthlyTerms).map(([id, { heading, body, list }]) => [
        id,
        { heading: say(heading), body: body.map(say), ...(list && { list: list.map(say) }) },
      ]),
    ),
  };
}
