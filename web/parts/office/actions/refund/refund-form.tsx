import { fromEuros } from '../../../../../domain/base/cents.ts';
import { fill } from '../../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../../domain/base/format.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { ActionForm, FieldsProps, RefundSubject } from '../action-form.ts';
import { hundredthsIn } from '../typed-amount.ts';

type Typed = { paymentId: string; how: 'whole' | 'part' | null; sum: string; ends: string };

/** Which payment, and the whole amount or a part. */
function Fields({ texts, subject, typed, onChange }: FieldsProps<'refund', Typed>) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  const { refundable } = subject.person;
  const chosen = paymentOf(typed, subject);
  const left = chosen && formatMoney(fromEuros(chosen.left), language);

  return (
    <>
      <SelectField
        id="refund-payment"
        autoComplete="off"
        label={texts.payment}
        value={typed.paymentId}
        options={[
          ...(refundable.length === 1 ? [] : [{ value: '', label: '–' }]),
          ...refundable.map((one) => ({
            value: one.paymentId,
            label: fill(
              texts.option,
              one.orderNumber,
              formatDateTime(one.paidAt),
              formatMoney(fromEuros(one.left), language),
            ),
          })),
        ]}
        onChange={(paymentId) => onChange({ paymentId })}
        required
      />
      <RadioGroup
        id="refund-how"
        legend={texts.how}
        value={typed.how}
        options={[
          { value: 'whole', label: texts.whole },
          { value: 'part', label: texts.part },
        ]}
        onChange={(how) => onChange({ how })}
        required
      />
      {typed.how === 'part' && (
        <TextField
          id="refund-sum"
          autoComplete="off"
          label={texts.sum}
          hint={left && fill(texts.sumHint, left)}
          inputMode="decimal"
          maxLength={10}
          value={typed.sum}
          onChange={(sum) => onChange({ sum })}
          required
        />
      )}
      {typed.how === 'part' && chosen?.isCompany && (
        <EndsField texts={texts} ends={typed.ends} onChange={(ends) => onChange({ ends })} />
      )}
    </>
  );
}

type EndsProps = {
  texts: FieldsProps<'refund'>['texts'];
  ends: string;
  onChange: (ends: string) => void;
};

/** How many codes of a company end with a part. */
function EndsField({ texts, ends, onChange }: EndsProps) {
  return (
    <TextField
      id="refund-ends"
      autoComplete="off"
      label={texts.ends}
      hint={texts.endsHint}
      inputMode="numeric"
      maxLength={6}
      value={ends}
      onChange={onChange}
    />
  );
}

const paymentOf = (typed: Typed, { person }: RefundSubject) =>
  person.refundable.find(({ paymentId }) => paymentId === typed.paymentId);

export const refundForm: ActionForm<'refund', Typed> = {
  Fields,
  begin({ person: { refundable } }) {
    const only = refundable.length === 1 ? refundable[0] : undefined;
    return { paymentId: only?.paymentId ?? '', how: null, sum: '', ends: '' };
  },
  inputOf(typed, subject) {
    const { paymentId, how, sum } = typed;
    const ends = typed.ends.trim();
    if (!paymentId || !how) return null;
    if (how === 'whole') return { paymentId, part: null };
    const part = hundredthsIn(sum);
    if (!part) return null;
    if (!paymentOf(typed, subject)?.isCompany || ends === '') return { paymentId, part };
    return /^\d+$/.test(ends) ? { paymentId, part, ends: Number(ends) } : null;
  },
  isOffered: ({ person }) => person.refundable.length > 0,
};
