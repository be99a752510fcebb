import { expect, test } from 'vitest';
import { localDate } from '../../domain/base/local-date.ts';
import { cardValidity } from '../../domain/card/card-validity.ts';
import type { LedgerEntry } from '../../domain/card/ledger-entry.ts';
import { texts as en } from './en/ledger.ts';
import { texts as fi } from './fi/ledger.ts';
import { ledgerText } from './ledger-text.ts';
import { texts as sv } from './sv/ledger.ts';

const entry = (change: Partial<LedgerEntry> & Pick<LedgerEntry, 'kind'>): LedgerEntry => ({
  cause: change.kind,
  occurredOn: localDate('2026-01-10'),
  months: 0,
  days: 0,
  startsAtOnce: false,
  refunds: null,
  ...change,
});
const bought = entry({ kind: 'bought', months: 12 });

test("ledger text explains a card's validity step by step up to its last day", () => {
  const { steps } = cardValidity([
    bought,
    entry({ kind: 'campaignMonths', months: 1 }),
    entry({ kind: 'registered', occurredOn: localDate('2026-01-12') }),
    entry({ kind: 'firstVisit', occurredOn: localDate('2026-06-24') }),
    entry({ kind: 'goodwill', occurredOn: localDate('2026-08-01'), months: 1, days: 1 }),
  ]);

  expect(steps.map((step) => ledgerText(step, fi, 'fi'))).toEqual([
    'Kortti ostettiin 10.1.2026. Aikaa tuli 12 kuukautta, ja se alkaa kulua ensimmäisestä museokäynnistä.',
    'Kampanja antoi lisäaikaa 10.1.2026. Aikaa tuli 1 kuukausi, ja se alkaa kulua ensimmäisestä museokäynnistä.',
    'Kortti aktivoitiin 12.1.2026. Voimassaolo ei muuttunut.',
    'Ensimmäinen museokäynti kirjattiin 24.6.2026. Voimassaolo alkoi samana päivänä: aikaa on 13 kuukautta, ja viimeinen päivä on 24.7.2027.',
    'Asiakaspalvelu antoi hyvityksen 1.8.2026. Aikaa tuli lisää 1 kuukausi ja 1 päivä, ja viimeinen päivä on nyt 25.8.2027.',
  ]);
});

test('ledger text names a refund that leaves no validity', () => {
  const refund = entry({ kind: 'refund', months: 12, refunds: 'bought' });
  const { steps } = cardValidity([bought, refund]);

  expect(steps[1] && ledgerText(steps[1], en, 'en')).toBe(
    'The order was cancelled on 10 January 2026. The validity ended.',
  );
});

test('ledger text is correct Swedish', () => {
  const visit = entry({ kind: 'firstVisit', occurredOn: localDate('2026-06-24') });
  const { steps } = cardValidity([bought, visit]);

  expect(steps.map((step) => ledgerText(step, sv, 'sv'))).toEqual([
    'Kortet köptes 10.1.2026. Tiden är 12 månader och börjar löpa vid det första museibesöket.',
    'Det första museibesöket registrerades 24.6.2026. Giltigheten började samma dag: den omfattar 12 månader och den sista dagen är 24.6.2027.',
  ]);
});

test('ledger text names the end day after a refund of a used card', () => {
  const visit = entry({ kind: 'firstVisit', occurredOn: localDate('2026-02-01') });
  const refund = entry({
    kind: 'refund',
    occurredOn: localDate('2026-03-01'),
    months: 12,
    refunds: 'bought',
  });
  const { steps } = cardValidity([bought, visit, refund]);

  expect(steps[2] && ledgerText(steps[2], en, 'en')).toBe(
    'The order was cancelled on 1 March 2026. This took away 12 months, and the last day is now 28 February 2026.',
  );
});
