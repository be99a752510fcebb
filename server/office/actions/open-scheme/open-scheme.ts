import { say } from '../../../../contract/texts/action-text.ts';
import { LANGUAGES } from '../../../../domain/base/language.ts';
import { SHIPPED_VERSION } from '../../../../domain/document/document.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import {
  GIFTS_END,
  NO_PLAN,
  type OpeningFacts,
  type OpeningField,
  openingLanguages,
} from '../../../../domain/scheme/opening-fields.ts';
import { typedCents, typedDegrees, typedVat } from '../../../../domain/scheme/opening-gaps.ts';
import { inLanguages, schemeToBe } from '../../../../domain/scheme/scheme-to-be.ts';
import type { Transaction } from '../../../db/database.ts';
import { insertFirstMuseum } from '../../../museum/first-museum-queries.ts';
import { hasScheme } from '../../../platform/http/opening-queries.ts';
import { insertFact } from '../../../scheme/fact-queries.ts';
import {
  insertFirstPrice,
  insertFirstVatRate,
  insertScheme,
} from '../../../scheme/open-scheme-queries.ts';
import { emptyDraft, findDraft, lockDraft } from '../../opening/opening-queries.ts';
import { findOpeningState } from '../../opening/opening-state.ts';
import { type Act, defineAction } from '../define-action.ts';

const CONDITIONS = { fi: '{host}/ehdot', sv: '{host}/sv/villkor', en: '{host}/en/terms' };
const COMPANY_ORDER_MAX_UNITS = 500;
const PRICES = ['annual', 'renewalWhileValid', 'monthly'] as const;

/** Turns the draft into the live scheme: the portal starts selling. */
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
    line('product', ...openingLanguages(facts).map((each) => productForms[each].nominative)),
    line('languages', ...openingLanguages(facts).map((each) => each.toUpperCase())),
    line('seller', seller.name, seller.businessId),
    line('address', seller.streetAddress, `${seller.zipCode} ${seller.city}`),
    line('service', of('serviceEmail'), of('servicePhone')),
    { label: 'annual' as const, before: null, after: say('sum', euros('annual')) },
    { label: 'renewal' as const, before: null, after: say('sum', euros('renewalWhileValid')) },
    hasPlan(facts)
      ? { label: 'monthly' as const, before: null, after: say('sum', euros('monthly')) }
      : { label: 'monthly' as const, before: null, after: say('noMonthly') },
    { label: 'vat' as const, before: null, after: say('sum', { rate: typedVat(of('vat')) ?? 0 }) },
    line('museum', namesOf(facts, 'museum').fi, namesOf(facts, 'town').fi),
    {
      label: 'takenGifts' as const,
      before: null,
      after: say(giftsStay(facts) ? 'giftsStay' : 'giftsEnd'),
    },
    line('terms', SHIPPED_VERSION),
  ];
}

const giftsStay = ({ takenGifts }: OpeningFacts) => takenGifts !== GIFTS_END;
const hasPlan = ({ monthlyPlan }: OpeningFacts) => monthlyPlan !== NO_PLAN;

const ENDS = { fi: 'Fi', sv: 'Sv', en: 'En' } as const;
const namesOf = (facts: OpeningFacts, what: 'museum' | 'town') =>
  inLanguages(facts, (language) => (facts[`${what}${ENDS[language]}`] ?? '').trim());

/** Default when monthly payment is offered without a planned price: a twelfth of the year, rounded up to ten cents. */
const restingPrice = (annual: number) => Math.ceil(annual / INSTALMENT_COUNT / 10) * 10;

/** Only values that differ from the shipped defaults. */
async function writeChoices(tx: Transaction, facts: OpeningFacts, act: Act): Promise<void> {
  const dated = { from: act.today, until: null, actionId: act.actionId };
  const languages = openingLanguages(facts);
  if (languages.join() !== LANGUAGES.join()) {
    await insertFact(tx, { topic: 'languages', value: { languages }, ...dated });
  }
  if (!hasPlan(facts))
    await insertFact(tx, { topic: 'monthly', value: { isOpen: false }, ...dated });
  if (!giftsStay(facts))
    await insertFact(tx, { topic: 'takenGifts', value: { giftsStay: false }, ...dated });
}

async function writeScheme(tx: Transaction, facts: OpeningFacts, act: Act): Promise<void> {
  const { today } = act;
  const of = (field: OpeningField) => (facts[field] ?? '').trim();
  await insertScheme(tx, {
    ...schemeToBe(facts),
    conditionsUrl: CONDITIONS,
    conditionsVersion: SHIPPED_VERSION,
    companyOrderMaxUnits: COMPANY_ORDER_MAX_UNITS,
  });
  for (const kind of PRICES) {
    const isResting = kind === 'monthly' && !hasPlan(facts);
    const amount = isResting ? restingPrice(typedCents(of('annual')) ?? 0) : typedCents(of(kind));
    if (amount !== null) await insertFirstPrice(tx, { kind, validFrom: today, amount });
  }
  await insertFirstVatRate(tx, { validFrom: today, basisPoints: typedVat(of('vat')) ?? 0 });
  await insertFirstMuseum(tx, {
    names: namesOf(facts, 'museum'),
    towns: namesOf(facts, 'town'),
    latitude: typedDegrees(of('latitude')) ?? 0,
    longitude: typedDegrees(of('longitude')) ?? 0,
    website: of('website') || null,
    ticketCents: typedCents(of('ticket')) ?? 0,
    joinedOn: today,
  });
  await writeChoices(tx, facts, act);
}
