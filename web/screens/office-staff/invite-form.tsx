import { type FormEvent, type ReactNode, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './office-staff.module.css';
import type { Texts } from './staff-texts.ts';

type Props = {
  id: string;
  heading: string;
  texts: Texts;
  errorPrefix: string;
  /** What is missing beside the address. */
  fault: string | null;
  children: ReactNode;
  /** Null when the letter is on its way. */
  onSubmit: (emailAddress: string, done: string) => Promise<string | null>;
};

export function InviteForm(props: Props) {
  const { id, heading, texts, errorPrefix, fault, children, onSubmit } = props;
  const [emailAddress, setEmailAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const missing = emailAddress.trim() ? fault : texts.invite.addressMissing;
    setProblem(missing);
    if (missing) return;
    setIsBusy(true);
    const refused = await onSubmit(emailAddress, fill(texts.invite.done, emailAddress.trim()));
    setIsBusy(false);
    setProblem(refused);
    if (refused === null) setEmailAddress('');
  }

  return (
    <details className={css.invite}>
      <summary>{heading}</summary>
      <form noValidate method="dialog" onSubmit={(event) => void submit(event)}>
        <p className={css.quiet}>{texts.invite.lead}</p>
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
          <p className={css.problem} role="alert">
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
