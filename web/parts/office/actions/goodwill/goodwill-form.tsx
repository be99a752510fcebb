import { useState } from 'react';
import { MOST_GOODWILL } from '../../../../../domain/office/goodwill-run.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { ActionForm, FormProps } from '../action-form.ts';
import css from '../forms.module.css';

const UNITS = ['days', 'months'] as const;

function Form({ texts, subject, onInput }: FormProps<'goodwill'>) {
  const [amount, setAmount] = useState('');
  const [unit, setUnit] = useState<string>('days');

  function change(next: { amount: string; unit: string }) {
    setAmount(next.amount);
    setUnit(next.unit);
    const count = Number(next.amount);
    const isCount =
      /^\d{1,3}$/.test(next.amount.trim()) && count >= 1 && count <= MOST_GOODWILL.days;
    const personId = subject.person.id;
    onInput(isCount ? { personId, unit: next.unit, amount: count } : null);
  }

  return (
    <div className={css.pair}>
      <TextField
        autoComplete="off"
        id="goodwill-amount"
        label={texts.amount}
        inputMode="numeric"
        maxLength={3}
        value={amount}
        onChange={(value) => change({ amount: value, unit })}
        required
      />
      <SelectField
        id="goodwill-unit"
        autoComplete="off"
        label={texts.unit}
        value={unit}
        options={UNITS.map((value) => ({ value, label: texts[value] }))}
        onChange={(value) => change({ amount, unit: value })}
      />
    </div>
  );
}

export const goodwillForm: ActionForm<'goodwill'> = {
  Form,
  isOffered: ({ person }) => person.card !== null,
};
