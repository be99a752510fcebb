import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../parts/form/error-message.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './withdrawal.module.css';
import type { WithdrawalTexts } from './withdrawal-summary.tsx';

type Props = {
  orderNumber: string;
  texts: WithdrawalTexts;
  errorPrefix: string;
  hasOwn: boolean;
};

/** For whoever bought without signing in: the link goes to the buyer's own mail and to nobody else. */
export function AskForLink({ orderNumber: asked, texts, errorPrefix, hasOwn }: Props) {
  const [orderNumber, setOrderNumber] = useState(asked);
  const [emailAddress, setEmailAddress] = useState('');
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null);
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const faultOf = (field: string) => (fault?.field === field ? fault.text : null);

  function say(field: string, text: string) {
    setFault({ field, text });
    document.getElementById(field)?.focus();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!orderNumber.trim()) return say('orderNumber', texts.numberMissing);
    if (!emailAddress.includes('@')) return say('buyerEmail', texts.emailMissing);
    setIsBusy(true);
    try {
      const params = { orderNumber, emailAddress };
      await callServer('WithdrawalController', 'sendWithdrawalLink', params);
      setFault(null);
      setIsSent(true);
    } catch (error) {
      say('buyerEmail', errorMessage(error, texts.failed) ?? texts.failed);
    }
    setIsBusy(false);
  }

  const field = { errorPrefix, required: true };
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <h2>{hasOwn ? texts.other : texts.byMail}</h2>
      <p>{texts.byMailHelp}</p>
      <TextField
        id="orderNumber"
        label={texts.orderNumber}
        hint={texts.orderNumberHelp}
        autoComplete="off"
        value={orderNumber}
        onChange={setOrderNumber}
        error={faultOf('orderNumber')}
        {...field}
      />
      <TextField
        id="buyerEmail"
        label={texts.email}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={emailAddress}
        onChange={setEmailAddress}
        error={faultOf('buyerEmail')}
        {...field}
      />
      <div className={css.ways}>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
      </div>
      <p role="status">{isSent && texts.sent}</p>
    </form>
  );
}
