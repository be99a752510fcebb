import { type ReactNode, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './staff.module.css';
import { type Texts, whyNot } from './staff-texts.ts';

type Props = {
  id: string;
  heading: string;
  texts: Texts;
  errorPrefix: string;
  /** Error other than the address's. */
  fault: string | null;
  children: ReactNode;
  onInvite: (emailAddress: string, done: string) => Promise<void>;
};

export function InviteForm(props: Props) {
  const { id, heading, texts, errorPrefix, fault, children, onInvite } = props;
  const [emailAddress, setEmailAddress] = useState('');
  const { isBusy, problem, setProblem, onSubmit } = useAttempt(whyNot(texts));

  async function submit() {
    const missing = emailAddress.trim() ? fault : texts.invite.addressMissing;
    if (missing) return setProblem(missing);
    await onInvite(emailAddress, fill(texts.invite.done, emailAddress.trim()));
    setEmailAddress('');
  }

  return (
    <details className={css.invite}>
      <summary>{heading}</summary>
      <form noValidate method="dialog" onSubmit={onSubmit(submit)}>
        <p className="quiet">{texts.invite.lead}</p>
        <TextField
          id={`${id}-address`}
          label={texts.invite.address}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          required
          value={emailAddress}
          onChange={(value) => {
            setEmailAddress(value);
            setProblem(null);
          }}
          errorPrefix={errorPrefix}
        />
        {children}
        {problem && (
          <p className="bad" role="alert">
            {problem}
          </p>
        )}
        <Button type="submit" busy={isBusy}>
          {texts.invite.send}
        </Button>
      </form>
    </details>
  );
}
