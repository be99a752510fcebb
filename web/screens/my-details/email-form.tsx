import { useState } from 'react';
import { errorText } from '../../../contract/texts/error-text.ts';
import { fill } from '../../../domain/base/fill.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import css from '../../parts/my-card/own-form.module.css';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { MyDetailsTexts } from './my-details-texts.ts';

type Props = {
  data: MyDetailsData;
  texts: MyDetailsTexts;
  errorPrefix: string;
  withRecentSignIn: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
};

/** The e-mail address changes when its mailed link is opened; until then the old one is used. */
export function EmailForm({ data, texts, errorPrefix, withRecentSignIn }: Props) {
  const { today } = usePage();
  const { email } = texts;
  const [address, setAddress] = useState('');
  const [waiting, setWaiting] = useState(data.newEmailAddress);
  const [fault, setFault] = useState<string | undefined>();
  const { isBusy, onSubmit } = useAttempt(texts.failed, { asToast: true });

  async function ask() {
    const [error] = fieldErrors('emailAddress', address, { currentYear: yearOf(today) });
    setFault(error && errorText(error, texts.form));
    if (error) return document.getElementById('newEmailAddress')?.focus();
    await withRecentSignIn(() =>
      callServer('MyMuseumCardController', 'requestEmailChange', { emailAddress: address }),
    );
    setWaiting(address);
    setAddress('');
  }

  return (
    <form className={`stack-5 form-width ${css.form}`} noValidate onSubmit={onSubmit(ask)}>
      <h2>{email.title}</h2>
      <p>{fill(email.now, data.emailAddress)}</p>
      <p role="status">{waiting && fill(email.waiting, waiting)}</p>
      <TextField
        id="newEmailAddress"
        label={email.next}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={address}
        onChange={(value) => {
          setAddress(value);
          setFault(undefined);
        }}
        error={fault}
        errorPrefix={errorPrefix}
      />
      <div>
        <Button type="submit" look="secondary" busy={isBusy}>
          {email.send}
        </Button>
      </div>
    </form>
  );
}
