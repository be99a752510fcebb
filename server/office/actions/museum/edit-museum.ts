import type { z } from 'zod';
import type { editMuseumInput } from '../../../../contract/office/actions/museum.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { museumBegins } from '../../../../domain/museum/museum-begins.ts';
import {
  type MuseumFacts,
  type MuseumPart,
  partsOf,
  type SomeFacts,
} from '../../../../domain/museum/museum-facts.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';
import type { Transaction } from '../../../db/database.ts';
import {
  findMuseumFacts,
  findMuseumUses,
  lockMuseum,
} from '../../../museum/museum-facts-queries.ts';
import { writeMuseumParts } from '../../../museum/write-museum-queries.ts';
import { isSame } from '../canonical.ts';
import { defineAction, type Prepared } from '../define-action.ts';
import { refusalOfMuseum } from './museum-check.ts';
import { describeParts, partNames } from './museum-lines.ts';

type Input = z.output<typeof editMuseumInput>;
type Lines = Prepared<'editMuseum'>['lines'];

const pick = (facts: SomeFacts, parts: MuseumPart[]): SomeFacts =>
  Object.fromEntries(parts.map((part) => [part, facts[part]]));

/** Changes parts of a museum; parts edited by others do not conflict. */
export const editMuseum = defineAction<'editMuseum', Input>({
  kind: 'editMuseum',

  begins: ({ was, now }) => museumBegins(was as SomeFacts, now as SomeFacts),

  async lock(tx, { museumId }) {
    return (await lockMuseum(tx, museumId)) ? { personId: null, museumId } : null;
  },

  async state(tx, { museumId, now }) {
    const found = await findMuseumFacts(tx, museumId);
    return found ? pick(found.facts, partsOf(now as SomeFacts)) : {};
  },

  async prepare(tx, input, { today, language }, before) {
    const { museumId } = input;
    const now = tidyMuseum(input.now as SomeFacts);
    const held = await findMuseumFacts(tx, museumId);
    const refused = (refusal: Prepared<'editMuseum'>['refusal']) => ({
      after: before,
      lines: [],
      refusal: refusal ?? null,
    });
    if (!held || isSame(before, now)) return refused(say('nothingChanges'));
    const seen = tidyMuseum(input.was as SomeFacts);
    const other = partsOf(now).filter((part) => !isSame(held.facts[part], seen[part] ?? null));
    if (other.length > 0) return refused(say('changedMeanwhile', partNames(other, language)));
    const refusal = await refusalOfMuseum(tx, { museumId, now, was: held.facts, today });
    if (refusal) return refused(refusal);
    const changed = partsOf(now).filter((part) => !isSame(held.facts[part], now[part]));
    const lines: Lines = describeParts({ was: held.facts, now: pick(now, changed) }, language);
    return {
      after: now,
      lines: [...lines, ...(await describeLeaving(tx, { museumId, now, held: held.facts }))],
    };
  },

  perform: (tx, { museumId, now }) => writeMuseumParts(tx, museumId, tidyMuseum(now as SomeFacts)),

  undo: (tx, { museumId }, { before }) => writeMuseumParts(tx, museumId, before as SomeFacts),
});

type Leaving = { museumId: string; now: SomeFacts; held: MuseumFacts };

/** What leaving the scheme means for desks and past visits. */
async function describeLeaving(tx: Transaction, { museumId, now, held }: Leaving): Promise<Lines> {
  const leftOn = now.membership?.leftOn ?? null;
  if (leftOn === null || leftOn === held.membership.leftOn) return [];
  const { visits, people, tillKeys } = await findMuseumUses(tx, museumId);
  return [
    { label: 'desks', before: null, after: say('stops', people, tillKeys, { day: leftOn }) },
    { label: 'visits', before: null, after: say('stays', visits) },
  ];
}
