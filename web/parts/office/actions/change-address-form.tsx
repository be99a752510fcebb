import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { CountryField } from '../../form/country-field.tsx';
import { useTownOfZip } from '../../form/use-town-of-zip.ts';
import type { ActionForm, FormProps } from './action-form.ts';
import css from './forms.module.css';

const FIELDS = ['streetAddress', 'zipCode', 'city'] as const;
type Typed = Record<(typeof FIELDS)[number] | 'country', string>;

function Form({ texts, subject, onInput }: FormProps<'changeAddress'>) {
  const { id: personId, home } = subject.person;
  const [typed, setTyped] = useState<Typed>(home);

  function change(part: Partial<Typed>) {
    const next = { ...typed, ...part };
    setTyped(next);
    onInput(FIELDS.every((field) => next[field].trim()) ? { personId, ...next } : null);
  }

  useTownOfZip({ ...typed, onTown: (city) => change({ city }) });
  const field = (name: (typeof FIELDS)[number]) => ({
    id: `address-${name}`,
    label: texts[name],
    value: typed[name],
    onChange: (value: string) => change({ [name]: value }),
    required: true,
  });
  return (
    <>
      <TextField {...field('streetAddress')} autoComplete="off" maxLength={255} />
      <div className={css.pair}>
        <TextField {...field('zipCode')} autoComplete="off" maxLength={11} />
        <TextField {...field('city')} autoComplete="off" maxLength={40} />
      </div>
      <CountryField
        id="address-country"
        label={texts.country}
        value={typed.country}
        onChange={(country) => change({ country })}
        autoComplete="off"
      />
    </>
  );
}

export const changeAddressForm: ActionForm<'changeAddress'> = { Form, isOffered: () => true };
