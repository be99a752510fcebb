import type { z } from 'zod';
import type { importMuseumsInput } from '../../../../contract/office/actions/museum.ts';
import { actionText, say } from '../../../../contract/texts/action-text.ts';
import { texts as en } from '../../../../contract/texts/en/action-import-museums.ts';
import { texts as fi } from '../../../../contract/texts/fi/action-import-museums.ts';
import { texts as sv } from '../../../../contract/texts/sv/action-import-museums.ts';
import { fill } from '../../../../domain/base/fill.ts';
import type { Language } from '../../../../domain/base/language.ts';
import {
  MUSEUM_PARTS,
  type MuseumFacts,
  type MuseumPart,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  findAllMuseumFacts,
  findMuseumId,
  isMuseumUsed,
  lockAllMuseums,
} from '../../../museum/museum-facts-queries.ts';
import {
  deleteMuseum,
  insertMuseum,
  writeMuseumParts,
} from '../../../museum/write-museum-queries.ts';
import { changed } from '../action-refusals.ts';
import { isSame } from '../canonical.ts';
import { type Act, defineAction, type Prepared, type State } from '../define-action.ts';
import { describeParts } from './museum-lines.ts';
import { partsIn, readMuseumTable, slugsIn } from './museum-table.ts';
import type { TableFault, TableRow } from './museum-table-fault.ts';

type Input = z.output<typeof importMuseumsInput>;
type Lines = Prepared<'importMuseums'>['lines'];
/** By slug; null when there is no such museum. */
type Museums = Record<string, SomeFacts | null>;

const TEXTS = { fi, sv, en };
const MOST_FAULTS = 100;
const MOST_LINES = 100;

const pick = (facts: SomeFacts, parts: MuseumPart[]): SomeFacts =>
  Object.fromEntries(parts.map((part) => [part, facts[part]]));

async function heldMuseums(tx: Transaction): Promise<Map<string, MuseumFacts>> {
  return new Map((await findAllMuseumFacts(tx)).map(({ slug, facts }) => [slug, facts]));
}
const changedParts = (was: MuseumFacts | undefined, now: MuseumFacts) =>
  MUSEUM_PARTS.filter((part) => !isSame(was?.[part], now[part]));

/** Imports a table of museums: all rows or none. */
export const importMuseums = defineAction<'importMuseums', Input>({
  kind: 'importMuseums',

  async lock(tx) {
    await lockAllMuseums(tx);
    return { personId: null };
  },

  async state(tx, { csv }) {
    const held = await heldMuseums(tx);
    const museums: Museums = {};
    for (const slug of slugsIn(csv)) {
      const facts = held.get(slug);
      museums[slug] = facts ? pick(facts, partsIn(csv)) : null;
    }
    return museums;
  },

  async prepare(tx, { csv }, { today, language }, before) {
    const held = await heldMuseums(tx);
    const { rows, faults } = readMuseumTable(csv, held, today);
    if (faults.length > 0) {
      const lineCount = new Set(faults.map(({ line }) => line)).size;
      const refusal = say('badLines', lineCount, faultText(faults, language));
      return { after: before, lines: [], refusal };
    }
    const differing = rows.filter(({ slug, facts }) => changedParts(held.get(slug), facts).length);
    if (differing.length === 0) {
      return { after: before, lines: [], refusal: say('nothingChanges') };
    }
    const after = Object.fromEntries(
      rows.map(({ slug, facts }) => [slug, pick(facts, partsIn(csv))]),
    );
    return { after, lines: describeRows(differing, held, language) };
  },

  async perform(tx, { csv }, { today }) {
    const held = await heldMuseums(tx);
    for (const { slug, facts } of readMuseumTable(csv, held, today).rows) {
      const was = held.get(slug);
      const id = was ? await findMuseumId(tx, slug) : null;
      if (id) await writeMuseumParts(tx, id, pick(facts, changedParts(was, facts)));
      else await insertMuseum(tx, { slug, facts });
    }
  },

  undo: restoreMuseums,
});

/** Restores changed parts and removes added museums; refused when one of those has been used since. */
async function restoreMuseums(
  tx: Transaction,
  _input: Input,
  { before, language }: Act & { before: State },
): Promise<void> {
  for (const [slug, facts] of Object.entries(before as Museums)) {
    const id = await findMuseumId(tx, slug);
    if (!id) continue;
    if (facts) await writeMuseumParts(tx, id, facts);
    else if (await isMuseumUsed(tx, id)) throw changed(language);
    else await deleteMuseum(tx, id);
  }
}

/** “Rivi 3, sarake latitude: …”; a long list is cut with a count. */
function faultText(faults: TableFault[], language: Language): string {
  const { refusals, phrases } = TEXTS[language];
  const faultLines = faults
    .slice(0, MOST_FAULTS)
    .map(({ line, column, fault: { fault, values } }) => {
      const why = actionText(refusals, { key: fault, values }, language);
      return column ? fill(phrases.cell, line, column, why) : fill(phrases.line, line, why);
    });
  const more = faults.length - faultLines.length;
  return [...faultLines, ...(more > 0 ? [fill(phrases.moreFaults, more)] : [])].join('\n');
}

function describeRows(rows: TableRow[], held: Map<string, MuseumFacts>, language: Language): Lines {
  const { labels, phrases } = TEXTS[language];
  const shown = rows.slice(0, MOST_LINES).map(({ slug, facts }) => {
    const was = held.get(slug);
    const parts = describeParts(
      { was: was ?? null, now: pick(facts, changedParts(was, facts)) },
      language,
    );
    const text = (side: 'before' | 'after') =>
      parts
        .flatMap((part) => {
          const phrase = part[side];
          return phrase ? `${labels[part.label]}: ${actionText(phrases, phrase, language)}` : [];
        })
        .join('\n');
    // The row is labelled by its slug, which has no translation.
    const label = slug as Lines[number]['label'];
    return {
      label,
      before: was ? say('part', text('before')) : null,
      after: say('part', text('after')),
    };
  });
  const added = rows.filter(({ slug }) => !held.has(slug)).length;
  return [
    { label: 'rows', before: null, after: say('count', rows.length - added, added) },
    ...shown,
    ...(rows.length > MOST_LINES
      ? [{ label: 'more', before: null, after: say('more', rows.length - MOST_LINES) } as const]
      : []),
  ];
}
