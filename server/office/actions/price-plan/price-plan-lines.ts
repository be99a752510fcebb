import type { ActionValue } from '../../../../contract/office/action.ts';
import { say } from '../../../../contract/texts/action-text.ts';
import { amountValue } from '../../../../contract/texts/scheme-faults.ts';
import { cents, times, toEuros } from '../../../../domain/base/cents.ts';
import { addDays, type LocalDate } from '../../../../domain/base/local-date.ts';
import { INSTALMENT_COUNT } from '../../../../domain/instalment/instalment-plan.ts';
import type { DatedPrice } from '../../../../domain/scheme/price.ts';
import {
  type Amounts,
  amountsOn,
  type InstalmentWarning,
  instalmentWarning,
  laterInstalmentWarning,
  PRICE_FACTS,
  type PriceChange,
  type PriceFact,
  type PricePlan,
} from '../../../../domain/scheme/price-plan.ts';
import { priorPrice } from '../../../../domain/scheme/prior-price.ts';
import type { Database } from '../../../db/database.ts';
import { findOpenCampaigns } from '../../../scheme/campaign-queries.ts';
import type { Prepared } from '../define-action.ts';

type Lines = Prepared<'planPrices'>['lines'];
type Planned = {
  changes: PriceChange[];
  /** Without the replaced one. */
  others: PriceChange[];
  plan: PricePlan;
  amounts: Amounts;
};

/** Changes, unchanged prices, and the prior price that the law requires with a reduction. */
export async function describePlan(db: Database, planned: Planned): Promise<Lines> {
  const { others, plan, amounts } = planned;
  const held = amountsOn(others, plan.from);
  const next = others.map(({ validFrom }) => validFrom).filter((day) => day > plan.from);
  return [
    { label: 'from', before: null, after: say('day', { day: plan.from }) },
    ...(plan.replaces === null
      ? []
      : [
          {
            label: 'replaced',
            before: null,
            after: say('planOf', { day: plan.replaces }),
          } as const,
        ]),
    ...PRICE_FACTS.flatMap((fact) => describeAmount(fact, held[fact], amounts[fact])),
    ...describeInstalments(planned, held),
    ...(await describePrior(db, planned, held)),
    ...(next.length > 0
      ? [
          {
            label: 'next',
            before: null,
            after: say('planOf', { day: next.toSorted()[0] ?? '' }),
          } as const,
        ]
      : []),
    { label: 'begun', before: null, after: say('begun') },
    ...(amounts.monthly === null
      ? []
      : [{ label: 'contracts', before: null, after: say('contracts') } as const]),
  ];
}

function describeAmount(fact: PriceFact, before: number | null, after: number | null): Lines {
  if (after === null) return [];
  // Rates are compared in percentage points, since a per cent of a per cent is ambiguous.
  const change =
    before === null || fact === 'vat'
      ? null
      : ({ difference: [before, after] } satisfies ActionValue);
  const was = before === null ? null : amountPhrase(fact, before, null);
  return [{ label: fact, before: was, after: amountPhrase(fact, after, change) }];
}

function amountPhrase(fact: PriceFact, amount: number, change: ActionValue | null) {
  const shown = amountValue(fact, amount);
  if (fact !== 'monthly') {
    return change === null ? say('amount', shown) : say('amountChanged', shown, change);
  }
  const year = { euros: toEuros(times(cents(amount), INSTALMENT_COUNT)) };
  return change === null
    ? say('instalment', shown, year)
    : say('instalmentChanged', shown, year, change);
}

/** Compares paying in instalments with paying at once. */
function describeInstalments({ others, plan, amounts }: Planned, held: Amounts): Lines {
  const then = amountsOn([...others, { validFrom: plan.from, amounts }], plan.from);
  const found = instalmentWarning(held, then);
  if (found) {
    return [{ label: 'warning', before: null, after: say(found.warning, ...sums(found, then)) }];
  }
  const later = laterInstalmentWarning(others, { from: plan.from, amounts });
  if (!later) return [];
  const key = `${later.found.warning}Later` as const;
  const warning = say(key, { day: later.day }, ...sums(later.found, later.then));
  return [{ label: 'warning', before: null, after: warning }];
}

/** Sum of all instalments, its difference from the annual price, and the same without the plan. */
function sums(found: InstalmentWarning, { monthly }: Amounts): ActionValue[] {
  const euros = (amount: number) => ({ euros: toEuros(cents(amount)) });
  const year = euros((monthly ?? 0) * INSTALMENT_COUNT);
  return found.warning === 'instalmentsCheaper'
    ? [year, euros(found.less)]
    : [year, euros(found.more), euros(found.before)];
}

/** The prior price against which an advertised reduction must be compared. */
async function describePrior(db: Database, { others, plan, amounts }: Planned, held: Amounts) {
  if (amounts.annual === null || held.annual === null || amounts.annual >= held.annual) return [];
  const prior = priorPrice(
    { kind: 'standard', billing: 'annually', cardIsValid: false },
    { today: addDays(plan.from, -1), reducedFrom: plan.from },
    { prices: others.flatMap(pricesOf), openCampaigns: await findOpenCampaigns(db) },
  );
  if (prior === null) return [];
  return [
    { label: 'prior', before: null, after: say('prior', { euros: toEuros(prior) }) } as const,
  ];
}

function pricesOf({ validFrom, amounts }: PriceChange): DatedPrice[] {
  return PRICE_FACTS.flatMap((kind) => {
    const amount = amounts[kind];
    return kind === 'vat' || amount === null ? [] : [{ kind, validFrom, amount: cents(amount) }];
  });
}

/** The cancelled prices and what applies on that day instead. */
export function describeCancel({
  changes,
  others,
  day,
}: {
  changes: PriceChange[];
  others: PriceChange[];
  day: LocalDate;
}): Prepared<'cancelPrices'>['lines'] {
  const planned = changes.find(({ validFrom }) => validFrom === day)?.amounts;
  const held = amountsOn(others, day);
  return PRICE_FACTS.flatMap((fact) => {
    const amount = planned?.[fact] ?? null;
    const instead = held[fact];
    if (amount === null) return [];
    const before = say('planned', amountValue(fact, amount), { day });
    const after = instead === null ? say('nothing') : say('stays', amountValue(fact, instead));
    return [{ label: fact, before, after }];
  });
}
