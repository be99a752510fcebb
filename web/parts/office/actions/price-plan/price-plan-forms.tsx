import { cents, times } from '../../../../../domain/base/cents.ts';
import { fill } from '../../../../../domain/base/fill.ts';
import { formatDifference, formatMoney } from '../../../../../domain/base/format.ts';
import type { Language } from '../../../../../domain/base/language.ts';
import { addDays, isLocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { INSTALMENT_COUNT } from '../../../../../domain/instalment/instalment-plan.ts';
import { formatAmount } from '../../../../../domain/scheme/format-amount.ts';
import {
  type Amounts,
  amountsOn,
  PRICE_FACTS,
  type PriceFact,
} from '../../../../../domain/scheme/price-plan.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FieldsProps, PriceSubject } from '../action-form.ts';
import css from '../forms.module.css';
import { hundredthsIn, typedDecimals } from '../typed-amount.ts';
import { amountsIn, priceFormFaults, type TypedPrices } from './price-form-faults.ts';

/** What the typed values mean beside the other planned changes. */
function planOf(typed: TypedPrices, { changes, replaces, today }: PriceSubject) {
  const others = changes.filter(({ validFrom }) => validFrom !== replaces?.validFrom);
  const day = isLocalDate(typed.from) ? typed.from : null;
  const isTaken = others.some(({ validFrom }) => validFrom === typed.from);
  const held = amountsOn(others, day ?? today);
  return { day, isTaken, held, amounts: amountsIn(typed, held) };
}

/** A first day and new prices. Untouched fields show the prices of that day without this change. */
function PlanFields({ texts, subject, typed, onChange }: FieldsProps<'planPrices', TypedPrices>) {
  const { today, drawPreview } = subject;
  const { day, isTaken, held, amounts } = planOf(typed, subject);

  return (
    <>
      <div className={css.pair}>
        <TextField
          autoComplete="off"
          id="plan-from"
          label={texts.from}
          hint={texts.fromHint}
          error={isTaken ? texts.taken : null}
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, PLAN_DAYS)}
          value={typed.from}
          onChange={(from) => onChange({ from })}
          required
        />
        {PRICE_FACTS.map((fact) => (
          <AmountField
            key={fact}
            fact={fact}
            texts={texts}
            held={held[fact]}
            typed={typed.texts[fact]}
            onChange={(text) => onChange({ texts: { ...typed.texts, [fact]: text } })}
          />
        ))}
      </div>
      {day && amounts && drawPreview({ day, held, planned: { ...held, ...known(amounts) } })}
    </>
  );
}

type FieldProps = {
  fact: PriceFact;
  texts: FieldsProps<'planPrices'>['texts'];
  held: number | null;
  typed: string | undefined;
  onChange: (text: string) => void;
};

function AmountField({ fact, texts, held, typed, onChange }: FieldProps) {
  const { language } = usePage();
  const value = typed ?? plain(held, language);
  const amount = hundredthsIn(value);
  return (
    <TextField
      autoComplete="off"
      id={`plan-${fact}`}
      label={texts[fact]}
      hint={hintOf({ fact, texts, held, amount }, language)}
      error={amount === null ? fill(texts.bad, plain(held ?? 100, language)) : null}
      inputMode="decimal"
      maxLength={12}
      suffix={fact === 'vat' ? '%' : '€'}
      value={value}
      onChange={onChange}
      required
    />
  );
}

type HintFacts = Pick<FieldProps, 'fact' | 'texts' | 'held'> & { amount: number | null };

/** Today's price and the difference; for an instalment also the yearly total. */
function hintOf({ fact, texts, held, amount }: HintFacts, language: Language): string {
  const year =
    fact === 'monthly' && amount !== null
      ? fill(texts.year, formatMoney(times(cents(amount), INSTALMENT_COUNT), language))
      : null;
  const was = held === null ? null : formatAmount(fact, held, language);
  if (was === null || held === null || amount === null || amount === held) {
    return [was && fill(texts.now, was), year].filter(Boolean).join(' · ');
  }
  const difference = fact === 'vat' ? null : formatDifference(held, amount, language);
  const now = difference ? fill(texts.changed, was, difference) : fill(texts.now, was);
  return [now, year].filter(Boolean).join(' · ');
}

/** As typed: “79,00”. */
function plain(amount: number | null, language: Language): string {
  return amount === null ? '' : typedDecimals(amount, language);
}

function begunWith({ replaces }: PriceSubject, language: Language): TypedPrices {
  if (!replaces) return { from: '', texts: {} };
  const set = PRICE_FACTS.filter((fact) => replaces.amounts[fact] !== null);
  return {
    from: replaces.validFrom,
    texts: Object.fromEntries(set.map((fact) => [fact, plain(replaces.amounts[fact], language)])),
  };
}

const known = (amounts: Amounts) =>
  Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount !== null));

export const planPricesForm: ActionForm<'planPrices', TypedPrices> = {
  Fields: PlanFields,
  begin: begunWith,
  inputOf(typed, subject) {
    const { day, isTaken, amounts } = planOf(typed, subject);
    const replaces = subject.replaces?.validFrom ?? null;
    return day && amounts && !isTaken ? { from: day, replaces, amounts } : null;
  },
  faultsOf: (typed, subject) =>
    priceFormFaults(typed, { ...subject, held: planOf(typed, subject).held }),
};
