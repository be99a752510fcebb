import { type FormEvent, useState } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { fieldErrorTexts } from '../../parts/account/field-error-texts.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Texts } from './invitation-texts.ts';

type Names = { firstName: string; lastName: string };
type Props = {
  texts: Texts;
  errorPrefix: string;
  isBusy: boolean;
  onSubmit: (names: Names) => void;
};

const FIELDS = [
  { id: 'firstName', autoComplete: 'given-name' },
  { id: 'lastName', autoComplete: 'family-name' },
] as const;

/** A person without an account gives a name; an account is created. */
export function NewcomerForm({ texts, errorPrefix, isBusy, onSubmit }: Props) {
  const { today } = usePage();
  const [names, setNames] = useState<Names>({ firstName: '', lastName: '' });
  const [errors, setErrors] = useState<Partial<Names>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const rules = { currentYear: yearOf(today) };
    const faults = FIELDS.flatMap(({ id }) => fieldErrors(id, names[id], rules));
    const found = fieldErrorTexts<keyof Names>(faults, texts);
    setErrors(found);
    const first = FIELDS.find(({ id }) => found[id]);
    if (first) return document.getElementById(first.id)?.focus();
    onSubmit(names);
  }

  return (
    <form noValidate method="dialog" className="form stack-4 form-width" onSubmit={submit}>
      {FIELDS.map(({ id, autoComplete }) => (
        <TextField
          key={id}
          id={id}
          label={texts.field[id]}
          required
          autoComplete={autoComplete}
          autoCapitalize="words"
          value={names[id]}
          onChange={(value) => {
            setNames({ ...names, [id]: value });
            setErrors({ ...errors, [id]: undefined });
          }}
          error={errors[id]}
          errorPrefix={errorPrefix}
        />
      ))}
      <Button type="submit" busy={isBusy}>
        {texts.accept}
      </Button>
    </form>
  );
}
