import { useLayoutEffect, useState } from 'react';
import { fromEuros } from '../../../../../domain/base/cents.ts';
import { fill } from '../../../../../domain/base/fill.ts';
import { formatMoney } from '../../../../../domain/base/format.ts';
import { usePage } from '../../../../platform/page-context.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useFormats } from '../../use-formats.ts';
import type { ActionForm, FormProps } from '../action-form.ts';
import { hundredthsIn } from '../typed-amount.ts';

type Typed = { paymentId: string; how: 'whole' | 'part' | null; sum: string; ends: string };

/** Which payment, and the whole amount or a part. */
function Form({ texts, subject, onInput }: FormProps<'refund'>) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  const { refundable } = subject.person;
  const only = refundable.length === 1 ? (refundable[0]?.paymentId ?? '') : '';
  const [typed, setTyped] = useState<Typed>({ paymentId: only, how: null, sum: '', ends: '' });
  const chosen = refundable.find(({ paymentId }) => paymentId === typed.paymentId);
  const left = chosen && formatMoney(fromEuros(chosen.left), language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => onInput(inputOf(typed, chosen?.isCompany)), [typed, chosen]);

  return (
    <>
      <SelectField
        id="refund-payment"
        autoComplete="off"
        label={texts.payment}
        value={typed.paymentId}
        options={[
          ...(only ? [] : [{ value: '', label: '–' }]),
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
        onChange={(paymentId) => setTyped({ ...typed, paymentId })}
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
        onChange={(how) => setTyped({ ...typed, how })}
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
          onChange={(sum) => setTyped({ ...typed, sum })}
          required
        />
      )}
      {typed.how === 'part' && chosen?.isCompany && (
        <EndsField
          texts={texts}
          ends={typed.ends}
          onChange={(ends) => setTyped({ ...typed, ends })}
        />
      )}
    </>
  );
}

type EndsProps = {
  texts: FormProps<'refund'>['texts'];
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

function inputOf({ paymentId, how, sum, ends }: Typed, isCompany = false): object | null {
  if (!paymentId || !how) return null;
  if (how === 'whole') return { paymentId, part: null };
  const part = hundredthsIn(sum);
  if (!part) return null;
  if (!isCompany || ends.trim() === '') return { paymentId, part };
  return /^\d+$/.test(ends.trim()) ? { paymentId, part, ends: Number(ends) } : null;
}

export const refundForm: ActionForm<'refund'> = {
  Form,
  isOffered: ({ person }) => person.refundable.length > 0,
};
