import { type ReactNode, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './staff.module.css';
import type { Texts } from './staff-texts.ts';

type Props = {
  id: string;
  heading: string;
  texts: Texts;
  errorPrefix: string;
  /** Error other than the address's. */
  fault: string | null;
  children: ReactNode;
  /** Null when the letter is queued. */
  onSubmit: (emailAddress: string, done: string) => Promise<string | null>;
};

export function InviteForm(props: Props) {
  const { id, heading, texts, errorPrefix, fault, children, onSubmit } = props;
  const [emailAddress, setEmailAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, whileBusy } = useOneAtATime();

  async function submit() {
    const missing = emailAddress.trim() ? fault : texts.invite.addressMissing;
    setProblem(missing);
    if (missing) return;
    const refused = await onSubmit(emailAddress, fill(texts.invite.done, emailAddress.trim()));
    setProblem(refused);
    if (refused === null) setEmailAddress('');
  }

  return (
    <details className={css.invite}>
      <summary>{heading}</summary>
      <form
        noValidate
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          void whileBusy(submit);
        }}
      >
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
