import { fill } from '../../../../../domain/base/fill.ts';
import { addDays, type LocalDate } from '../../../../../domain/base/local-date.ts';
import { PLAN_DAYS } from '../../../../../domain/base/planned-day.ts';
import { BILLING_TYPES } from '../../../../../domain/order/billing-type.ts';
import { PURCHASE_KINDS } from '../../../../../domain/order/purchase-kind.ts';
import { CAMPAIGN_KINDS } from '../../../../../domain/scheme/campaign/campaign.ts';
import {
  CAMPAIGN_NAME_LENGTH,
  type CampaignKind,
} from '../../../../../domain/scheme/campaign/campaign-plan.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { useErrorAt } from '../../../../ui/field-errors.ts';
import { errorId, FieldError } from '../../../../ui/field-frame.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { FieldsProps } from '../action-form.ts';
import css from '../forms.module.css';
import { type TypedCampaign, valueIn } from './campaign-typed.ts';

const EXAMPLES: Record<CampaignKind, string> = {
  amountOff: '10,00',
  percentOff: '15',
  extraMonths: '1',
};

type Props = {
  texts: FieldsProps<'createCampaign'>['texts'];
  typed: TypedCampaign;
  today: LocalDate;
  onChange: (change: Partial<TypedCampaign>) => void;
};

/** Name of the campaign, and its discount, period and products. */
export function CampaignOfferFields(props: Props) {
  const { texts, typed, onChange } = props;
  return (
    <>
      <TextField
        autoComplete="off"
        id="campaign-name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={CAMPAIGN_NAME_LENGTH}
        value={typed.name}
        onChange={(name) => onChange({ name })}
        required
      />
      <Offer {...props} />
    </>
  );
}

function Offer({ texts, typed, today, onChange }: Props) {
  const isBad = typed.value !== '' && valueIn(typed) === null;
  const days = { type: 'date', min: today, max: addDays(today, PLAN_DAYS) } as const;
  return (
    <div className={css.pair}>
      <SelectField
        autoComplete="off"
        id="campaign-kind"
        label={texts.gives}
        value={typed.kind}
        options={CAMPAIGN_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(kind) => onChange({ kind: kind as CampaignKind })}
      />
      <TextField
        autoComplete="off"
        id="campaign-value"
        label={texts.value}
        error={isBad ? fill(texts.bad, EXAMPLES[typed.kind]) : null}
        inputMode="decimal"
        maxLength={9}
        suffix={texts.units[typed.kind]}
        value={typed.value}
        onChange={(value) => onChange({ value })}
        required
      />
      <TextField
        autoComplete="off"
        id="campaign-from"
        label={texts.from}
        {...days}
        value={typed.validFrom}
        onChange={(validFrom) => onChange({ validFrom })}
        required
      />
      <TextField
        autoComplete="off"
        id="campaign-until"
        label={texts.until}
        {...days}
        value={typed.validUntil}
        onChange={(validUntil) => onChange({ validUntil })}
        required
      />
      <Ticks
        id="campaign-purchase"
        legend={texts.purchases}
        options={PURCHASE_KINDS}
        names={texts.purchaseKinds}
        ticked={typed.purchaseKinds}
        onChange={(purchaseKinds) => onChange({ purchaseKinds })}
      />
      <Ticks
        id="campaign-billing"
        legend={texts.billing}
        options={BILLING_TYPES}
        names={texts.billingTypes}
        ticked={typed.billingTypes}
        onChange={(billingTypes) => onChange({ billingTypes })}
      />
    </div>
  );
}

type TicksProps<Value extends string> = {
  id: string;
  legend: string;
  options: readonly Value[];
  names: Record<Value, string>;
  ticked: Value[];
  onChange: (ticked: Value[]) => void;
};

/** Values stay in the order of the list, independent of the order of clicks. */
function Ticks<Value extends string>(props: TicksProps<Value>) {
  const { id, legend, options, names, ticked, onChange } = props;
  const error = useErrorAt()(id);
  return (
    <fieldset
      id={id}
      className={css.ticks}
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId(id) : undefined}
    >
      <legend>{legend}</legend>
      {options.map((value) => (
        <Checkbox
          key={value}
          id={`${id}-${value}`}
          label={names[value]}
          checked={ticked.includes(value)}
          onChange={(isTicked) =>
            onChange(options.filter((one) => (one === value ? isTicked : ticked.includes(one))))
          }
        />
      ))}
      {error && <FieldError id={errorId(id)} text={error} />}
    </fieldset>
  );
}
