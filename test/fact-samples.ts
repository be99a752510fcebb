import fc from 'fast-check';
import { TOPIC_RULES } from '../domain/scheme/fact-topics.ts';
import type { TestApp } from './test-app.ts';

/** A planned pause of the scheme; each run uses another day. */
async function givenPlannedFact({ pool }: TestApp) {
  const { rows } = await pool.query(
    `insert into scheme_fact (topic, valid_from, value)
     select 'gifts', coalesce(max(valid_from), '2027-06-01') + 1, '{"isOpen": false}' from scheme_fact
      where topic = 'gifts' and valid_from < '2028-05-01' returning valid_from::text as from`,
  );
  return { from: rows[0].from as string };
}

const SAID = { fi: 'a', sv: 'b', en: 'c' };

/** Samples of actions on dated facts, for the property tests of all actions. */
export const FACT_SAMPLES = {
  cancelFact: {
    given: givenPlannedFact,
    inputs: ({ from }: Record<string, string>) =>
      fc.record({ topic: fc.constantFrom('gifts', 'card'), from: fc.constant(from) }),
  },
  planFact: {
    given: givenPlannedFact,
    inputs: ({ from }: Record<string, string>) =>
      fc.record({
        from: fc.constantFrom(from, '2028-06-01', '2028-06-02', '2020-01-01'),
        until: fc.constantFrom(null, '2028-06-30', '2019-01-01'),
        replaces: fc.constantFrom(null, from),
        fact: fc.constantFrom(
          { topic: 'gifts', value: { isOpen: false } },
          { topic: 'gifts', value: { isOpen: true } },
          { topic: 'smartum', value: { isOffered: false, notice: { fi: 'a', sv: 'b', en: 'c' } } },
          { topic: 'card', value: { isOffered: false, notice: null } },
          { topic: 'takenGifts', value: { giftsStay: false } },
          { topic: 'takenGifts', value: { giftsStay: true } },
          { topic: 'banner', value: { banner: null } },
          { topic: 'languages', value: { languages: ['sv', 'en'] } },
          { topic: 'languages', value: { languages: ['sv', 'fi'] } },
          { topic: 'monthly', value: { isOpen: false } },
          { topic: 'colours', value: { colours: { night: '#0b4f5c', light: '#ffb38a' } } },
          { topic: 'colours', value: { colours: { night: '#777777', light: '#ffb38a' } } },
          { topic: 'logo', value: { logo: null } },
          { topic: 'logging', value: { logging: { enabled: false, level: 'ERROR' } } },
          { topic: 'search', value: { search: { title: SAID, description: SAID } } },
          { topic: 'search', value: { search: { title: SAID, description: { ...SAID, sv: '' } } } },
          { topic: 'tracking', value: { tracking: { kind: 'none', id: '', url: '' } } },
          { topic: 'tracking', value: { tracking: { kind: 'ga4', id: 'G-ABC1', url: '' } } },
          { topic: 'tracking', value: { tracking: { kind: 'matomo', id: '7', url: '' } } },
          {
            topic: 'limits',
            value: {
              ...TOPIC_RULES.limits.shipped,
              companyUnits: 10,
              giftsInOrder: 3,
              firstLetter: 10,
              secondLetter: 40,
              lastLetter: 80,
            },
          },
        ),
      }),
  },
};
