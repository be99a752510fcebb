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

type Typed = { paymentId: string; how: 'whole' | 'part' | null; sum: string };

/** Which payment, and all of it or how much. */
function Form({ texts, subject, onInput }: FormProps<'refund'>) {
  const { language } = usePage();
  const { formatDateTime } = useFormats();
  const { refundable } = subject.person;
  const only = refundable.length === 1 ? (refundable[0]?.paymentId ?? '') : '';
  const [typed, setTyped] = useState<Typed>({ paymentId: only, how: null, sum: '' });
  const chosen = refundable.find(({ paymentId }) => paymentId === typed.paymentId);
  const left = chosen && formatMoney(fromEuros(chosen.left), language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told at every change of what was typed
  useLayoutEffect(() => onInput(inputOf(typed)), [typed]);

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
    </>
  );
}

function inputOf({ paymentId, how, sum }: Typed): object | null {
  if (!paymentId || !how) return null;
  if (how === 'whole') return { paymentId, part: null };
  const part = hundredthsIn(sum);
  return part ? { paymentId, part } : null;
}

export const refundForm: ActionForm<'refund'> = {
  Form,
  isOffered: ({ person }) => person.refundable.length > 0,
};
