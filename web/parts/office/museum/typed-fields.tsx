import { useState } from 'react';
import { spansIn, spansText, UNREAD } from '../../../../domain/museum/hours/typed-hours.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { useErrorAt } from '../../../ui/field-errors.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { hundredthsIn, typedDecimals } from '../actions/typed-amount.ts';

type Span = { opens: string; closes: string };
type Props<Value> = {
  id: string;
  label: string;
  texts: typeof fi;
  value: Value;
  onChange: (value: Value) => void;
};

const isUnreadSpan = (spans: Span[]) => spans.some(({ opens }) => opens === UNREAD);

/** “10–17”; empty: closed. */
export function SpansField({ id, label, texts, value, onChange }: Props<Span[]>) {
  const [typed, setTyped] = useState(() => spansText(value));
  const error = useErrorAt()(id);
  return (
    <TextField
      autoComplete="off"
      id={id}
      label={label}
      maxLength={60}
      value={typed}
      error={isUnreadSpan(value) ? texts.badTimes : error}
      onChange={(text) => {
        setTyped(text);
        onChange(spansIn(text) ?? [{ opens: UNREAD, closes: UNREAD }]);
      }}
    />
  );
}

/** Euros, stored as cents. */
export function AmountField({ id, label, texts, value, onChange }: Props<number>) {
  const { language } = usePage();
  const error = useErrorAt()(id);
  const [typed, setTyped] = useState(() =>
    Number.isNaN(value) ? '' : typedDecimals(value, language),
  );
  return (
    <TextField
      autoComplete="off"
      id={id}
      label={label}
      inputMode="decimal"
      maxLength={10}
      suffix="€"
      value={typed}
      error={Number.isNaN(value) && typed !== '' ? texts.badAmount : error}
      onChange={(text) => {
        setTyped(text);
        onChange(hundredthsIn(text) ?? Number.NaN);
      }}
    />
  );
}

/** A decimal or whole number; invalid input is marked. */
export function NumberField({ id, label, texts, value, onChange }: Props<number>) {
  const error = useErrorAt()(id);
  const written = Number.isNaN(value) ? '' : String(value);
  const [shown, setShown] = useState({ value, typed: written });
  // Chosen on the map meanwhile.
  const typed = Object.is(shown.value, value) ? shown.typed : written;
  return (
    <TextField
      autoComplete="off"
      id={id}
      label={label}
      inputMode="decimal"
      maxLength={10}
      value={typed}
      error={Number.isNaN(value) && typed !== '' ? texts.badNumber : error}
      onChange={(text) => {
        const isNumber = /^-?\d{1,4}([.,]\d{1,8})?$/.test(text.trim());
        const next = isNumber ? Number(text.trim().replace(',', '.')) : Number.NaN;
        setShown({ value: next, typed: text });
        onChange(next);
      }}
    />
  );
}
