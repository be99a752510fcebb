import type { OpeningFacts, OpeningField } from '../../../domain/scheme/opening-fields.ts';
import { typedCents, typedDegrees, typedVat } from '../../../domain/scheme/opening-gaps.ts';
import { schemeToBe } from '../../../domain/scheme/scheme-to-be.ts';
import type { Transaction } from '../../db/database.ts';
import { insertFirstMuseum } from '../../museum/first-museum-queries.ts';
import { hasScheme } from '../../platform/opening-queries.ts';
import {
  insertFirstPrice,
  insertFirstVatRate,
  insertScheme,
} from '../../scheme/open-scheme-queries.ts';
import { emptyDraft, findDraft, lockDraft } from '../opening/opening-queries.ts';
import { findOpeningState, SHIPPED_TERMS } from '../opening/opening-state.ts';
import { type Act, defineAction, say } from './define-action.ts';

const CONDITIONS = { fi: '{host}/ehdot', sv: '{host}/sv/villkor', en: '{host}/en/terms' };
const COMPANY_ORDER_MAX_UNITS = 500;
const PRICES = ['annual', 'renewalWhileValid', 'monthly'] as const;

/** From the draft to the rows: from now on the portal sells. */
export const openScheme = defineAction<'openScheme', object>({
  kind: 'openScheme',

  async lock(tx) {
    await lockDraft(tx);
    return { personId: null };
  },

  state: async (tx) => ({ isOpen: await hasScheme(tx) }),

  async prepare(tx, _input, _act, before) {
    const after = { isOpen: true };
    if (before.isOpen) return { after, lines: [], refusal: say('alreadyOpen') };
    const { facts, gaps } = await findOpeningState(tx);
    if (gaps.length > 0) return { after, lines: [], refusal: say('missing', gaps.length) };
    return { after, lines: linesOf(facts) };
  },

  async perform(tx, _input, act) {
    const { facts } = await findDraft(tx);
    await writeScheme(tx, facts, act);
    await emptyDraft(tx);
  },
});

function linesOf(facts: OpeningFacts) {
  const { seller, productForms } = schemeToBe(facts);
  const of = (field: OpeningField) => (facts[field] ?? '').trim();
  const euros = (field: OpeningField) => ({ euros: (typedCents(of(field)) ?? 0) / 100 });
  const line = <Label extends string>(label: Label, ...values: string[]) => ({
    label,
    before: null,
    after: say('text', values.join(', ')),
  });
  return [
    line(
      'product',
      productForms.fi.nominative,
      productForms.sv.nominative,
      productForms.en.nominative,
    ),
    line('seller', seller.name, seller.businessId),
    line('address', seller.streetAddress, `${seller.zipCode} ${seller.city}`),
    line('service', of('serviceEmail'), of('servicePhone')),
    { label: 'annual' as const, before: null, after: say('sum', euros('annual')) },
    { label: 'renewal' as const, before: null, after: say('sum', euros('renewalWhileValid')) },
    ...(of('monthly') === ''
      ? []
      : [{ label: 'monthly' as const, before: null, after: say('sum', euros('monthly')) }]),
    line('vat', `${of('vat').replace(/\s*%$/, '')} %`),
    line('museum', of('museumFi'), of('townFi')),
    line('terms', SHIPPED_TERMS),
  ];
}

async function writeScheme(tx: Transaction, facts: OpeningFacts, { today }: Act): Promise<void> {
  const of = (field: OpeningField) => (facts[field] ?? '').trim();
  await insertScheme(tx, {
    ...schemeToBe(facts),
    conditionsUrl: CONDITIONS,
    conditionsVersion: SHIPPED_TERMS,
    companyOrderMaxUnits: COMPANY_ORDER_MAX_UNITS,
  });
  for (const kind of PRICES) {
    const amount = typedCents(of(kind));
    if (amount !== null) await insertFirstPrice(tx, { kind, validFrom: today, amount });
  }
  await insertFirstVatRate(tx, { validFrom: today, basisPoints: typedVat(of('vat')) ?? 0 });
  await insertFirstMuseum(tx, {
    names: { fi: of('museumFi'), sv: of('museumSv'), en: of('museumEn') },
    towns: { fi: of('townFi'), sv: of('townSv'), en: of('townEn') },
    latitude: typedDegrees(of('latitude')) ?? 0,
    longitude: typedDegrees(of('longitude')) ?? 0,
    website: of('website') || null,
    ticketCents: typedCents(of('ticket')) ?? 0,
    joinedOn: today,
  });
}
