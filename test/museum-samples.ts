import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Sample } from './action-sample.ts';
import { givenMuseum } from './given.ts';
import { museumEdits, museumFacts } from './given-museum-facts.ts';

/** Samples of actions on museums. */
export const MUSEUM_SAMPLES: Record<'addMuseum' | 'editMuseum' | 'importMuseums', Sample> = {
  addMuseum: {
    given: async () => ({ slug: `museo-${randomUUID()}` }),
    inputs: ({ slug }) =>
      fc
        .constantFrom('Kotimuseo', '')
        .map((fi) => ({ slug, facts: museumFacts({ name: { fi, sv: 'Museum', en: 'Museum' } }) })),
  },
  editMuseum: {
    given: async ({ pool }) => ({ museumId: await givenMuseum(pool) }),
    inputs: ({ museumId }) =>
      fc.constantFrom(...museumEdits).map((edit) => ({ museumId, ...edit })),
  },
  importMuseums: {
    async given({ pool }) {
      const slug = `museo-${randomUUID()}`;
      await givenMuseum(pool, { slug });
      return { slug };
    },
    inputs: ({ slug }) =>
      fc
        .constantFrom(
          `slug;name_fi;hours\n${slug};Uusi nimi;2027-01-01/ 1-5 10:00-17:00`,
          `slug;latitude\n${slug};etelässä`,
          `slug,town_sv,joined_on\n${slug},Åbo,2015-05-05`,
          `slug;name_fi;name_sv;name_en;town_fi;town_sv;town_en\n${slug}-2;A;B;C;D;E;F\n${slug};A;B;C;D;E;F`,
        )
        .map((csv) => ({ csv })),
  },
};
