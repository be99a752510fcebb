import type { z } from 'zod';
import type { addMuseumInput } from '../../../../contract/office/actions/museum.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import type { MuseumFacts } from '../../../../domain/museum/museum-facts.ts';
import { tidyMuseum } from '../../../../domain/museum/tidy-museum.ts';
import type { Database } from '../../../db/database.ts';
import {
  findMuseumFacts,
  findMuseumId,
  isMuseumUsed,
  lockMuseumList,
} from '../../../museum/museum-facts-queries.ts';
import { deleteMuseum, insertMuseum } from '../../../museum/write-museum-queries.ts';
import { defineAction } from '../define-action.ts';
import { refusalOfMuseum } from './museum-check.ts';
import { describeParts } from './museum-lines.ts';

type Input = z.output<typeof addMuseumInput>;

/** Adds a museum with all its details. Cannot be undone after the first visit. */
export const addMuseum = defineAction<'addMuseum', Input>({
  kind: 'addMuseum',

  async lock(tx, { slug }) {
    await lockMuseumList(tx);
    return { personId: null, museumId: await findMuseumId(tx, slug) };
  },

  state: (tx, { slug }) => stateOf(tx, slug),

  async prepare(tx, input, { today, language }, before) {
    const { slug } = input;
    const facts = tidyMuseum(input.facts as MuseumFacts);
    const taken = before.museum === null ? null : say('slugTaken', slug);
    const asked = { museumId: null, now: facts, was: null, today };
    const refusal = taken ?? (await refusalOfMuseum(tx, asked));
    if (refusal) return { after: before, lines: [], refusal };
    return {
      after: { museum: facts, isUsed: false },
      lines: [
        { label: 'slug', before: null, after: say('part', slug) },
        ...describeParts({ was: null, now: facts }, language),
      ],
    };
  },

  async perform(tx, { slug, facts }) {
    await insertMuseum(tx, { slug, facts: tidyMuseum(facts as MuseumFacts) });
  },

  async undo(tx, { slug }) {
    const id = await findMuseumId(tx, slug);
    if (id) await deleteMuseum(tx, id);
  },
});

/** A visit or a clerk changes the state, which blocks the undo. */
async function stateOf(db: Database, slug: string) {
  const id = await findMuseumId(db, slug);
  const found = id ? await findMuseumFacts(db, id) : null;
  return { museum: found?.facts ?? null, isUsed: id !== null && (await isMuseumUsed(db, id)) };
}
