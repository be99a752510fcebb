import { type FormEvent, useState } from 'react';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import { fieldErrorTexts } from '../../parts/account/field-error-texts.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/thank-you-registration.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './thank-you-registration.module.css';

type Props = {
  texts: (typeof fi)['confirm']['change'];
  errorPrefix: string;
  isBusy: boolean;
  onSend: (emailAddress: string) => void;
  onLeave: () => void;
};

/** Corrects a mistyped address. Whether the new one has an account is never revealed. */
export function OtherAddress({ texts, errorPrefix, isBusy, onSend, onLeave }: Props) {
  const { today } = usePage();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const faults = fieldErrors('emailAddress', typed, { currentYear: yearOf(today) });
    const fault = fieldErrorTexts<'emailAddress'>(faults, texts).emailAddress;
    setError(fault);
    if (fault) return document.getElementById('emailAddress')?.focus();
    onSend(typed);
  }

  return (
    <form noValidate method="dialog" className={`stack-4 mt-6 ${css.form}`} onSubmit={submit}>
      <h3>{texts.heading}</h3>
      <p>{texts.lead}</p>
      <TextField
        id="emailAddress"
        label={texts.field.emailAddress}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError(undefined);
        }}
        error={error}
        errorPrefix={errorPrefix}
        hint={texts.hint}
      />
      <div className={`ways apart filling mt-8 ${css.ways}`}>
        <Button type="submit" busy={isBusy}>
          {texts.submit}
        </Button>
        <Button look="text" onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </form>
  );
}
