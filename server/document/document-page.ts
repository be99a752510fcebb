import type { z } from 'zod';
import type { documentPage } from '../../contract/document-calls.ts';
import { type ProductForms, withMonthly, withProduct } from '../../domain/base/fill.ts';
import type { Language } from '../../domain/base/language.ts';
import type { LocalDate } from '../../domain/base/local-date.ts';
import { versionOn } from '../../domain/document/document.ts';
import type { PageText } from '../../domain/document/section-text.ts';
import type { StoredVersion } from '../platform/document-queries.ts';
import { schemeToday } from '../platform/scheme-today.ts';
import { SHIPPED, writtenIn } from '../platform/shipped-documents.ts';

type Page = z.input<typeof documentPage>;
type Asked = {
  versions: readonly StoredVersion[];
  today: LocalDate;
  language: Language;
  forms: ProductForms;
};

/** A coming version is read by anybody once people are told of it. */
const isOpen = ({ from, effect, announcedOn }: StoredVersion, today: LocalDate) =>
  from <= today || (effect !== 'quiet' && announcedOn <= today);

/** Null: there is no such version, or nobody has been told of it yet. */
export function pageOf(name: string | null, asked: Asked): Page | null {
  const { today } = asked;
  const open = asked.versions.filter((version) => isOpen(version, today));
  const now = versionOn(open, today);
  const wanted = name ?? now?.from ?? SHIPPED.version;
  const versions = [
    ...open.map(({ from }) => ({ version: from as string, inForceOn: from })).toReversed(),
    { version: SHIPPED.version, inForceOn: SHIPPED.from },
  ];
  if (wanted === SHIPPED.version) {
    const state = now ? 'past' : 'inForce';
    return { version: wanted, inForceOn: SHIPPED.from, state, text: null, versions };
  }
  const found = open.find(({ from }) => from === wanted);
  if (!found) return null;
  const state = found.from > today ? 'coming' : found === now ? 'inForce' : 'past';
  const text = filled(writtenIn(found, asked.language), asked.forms);
  return { version: found.from, inForceOn: found.from, state, text, versions };
}

export function filled({ lead, sections }: PageText, forms: ProductForms): PageText {
  const { isMonthlyOffered } = schemeToday();
  const say = (text: string) => withProduct(withMonthly(text, isMonthlyOffered), forms);
  return {
    lead: say(lead),
    sections: Object.fromEntries(
      Object.entries(sections).map(([id, { heading, body, list }]) => [
        id,
        { heading: say(heading), body: body.map(say), ...(list && { list: list.map(say) }) },
      ]),
    ),
  };
}
