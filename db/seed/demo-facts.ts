import { localDate } from '../../domain/base/local-date.ts';
import type { DatedFact } from '../../domain/scheme/fact-topics.ts';

/** Smartum’s balances move to ePassi at the end of the year. */
export const DEMO_FACTS: DatedFact[] = [
  {
    topic: 'smartum',
    from: localDate('2027-01-01'),
    until: null,
    value: {
      isOffered: false,
      notice: {
        fi: 'Smartumilla voi maksaa 31.12.2026 asti. Smartumin saldosi siirtyy ePassiin.',
        sv: 'Du kan betala med Smartum till och med 31.12.2026. Ditt saldo hos Smartum flyttas till ePassi.',
        en: 'You can pay with Smartum until 31 December 2026. Your Smartum balance moves to ePassi.',
      },
    },
  },
];
