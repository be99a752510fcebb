import { useEffect, useEffectEvent, useState } from 'react';
import type { CallOutput } from '../../../contract/call/controllers.ts';
import { fill } from '../../../domain/base/fill.ts';
import { LoomCard } from '../../parts/card/loom-card.tsx';
import { NoScript } from '../../parts/form/no-script.tsx';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import { callServer } from '../../platform/call-server.ts';
import { errorMessage } from '../../platform/read-error.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts as fi } from '../../texts/fi/company-claim.ts';
import { Button } from '../../ui/button.tsx';
import { focusHeading, useHeadingFocus } from '../../ui/focus-heading.ts';
import { TextField } from '../../ui/text-field.tsx';

type Claim = CallOutput<'CompanyDeskController', 'getCompanyClaim'>;

/** An employee requests a card by the company's link: it is sent to an address of the company's domain. */
export function Screen({ texts, shell }: ScreenProps<typeof fi>) {
  const [claim, setClaim] = useState<Claim | null>(null);
  const [emailAddress, setEmailAddress] = useState('');
  const [isSent, setIsSent] = useState(false);
  const { isBusy, problem, setProblem, onSubmit } = useAttempt(texts.offline);
  useHeadingFocus(isSent);

  function look() {
    setProblem(null);
    const claimKey = window.location.hash.slice(1);
    callServer('CompanyDeskController', 'getCompanyClaim', { claimKey }).then(setClaim, (error) =>
      setProblem(errorMessage(error, texts.offline)),
    );
  }
  const begin = useEffectEvent(look);
  useEffect(() => begin(), []);

  function lookAgain() {
    focusHeading();
    look();
  }

  async function ask() {
    const claimKey = window.location.hash.slice(1);
    await callServer('CompanyDeskController', 'askForCard', { claimKey, emailAddress });
    setIsSent(true);
  }

  const layout = { picture: { card: <LoomCard firstName="" lastName="" texts={texts.loom} /> } };
  if (isSent) {
    return (
      <QuietPage title={texts.sent.heading} lead={fill(texts.sent.lead, emailAddress)} {...layout}>
        <Button look="secondary" onClick={() => setIsSent(false)}>
          {texts.sent.again}
        </Button>
      </QuietPage>
    );
  }
  return (
    <QuietPage
      title={claim ? fill(texts.heading, claim.companyName) : texts.title}
      lead={claim ? fill(texts.lead, claim.claimDomain) : (problem ?? texts.loading)}
      {...layout}
    >
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      {!claim && problem && <Button onClick={lookAgain}>{shell.retry}</Button>}
      {claim && !claim.isPaid && <p>{texts.notPaid}</p>}
      {claim?.isPaid && (
        <form
          noValidate
          method="dialog"
          className="form stack-5 form-width"
          onSubmit={onSubmit(ask)}
        >
          <TextField
            id="emailAddress"
            type="email"
            inputMode="email"
            label={texts.field}
            required
            value={emailAddress}
            onChange={(value) => {
              setEmailAddress(value);
              setProblem(null);
            }}
            error={problem}
            errorPrefix={shell.errorPrefix}
            autoComplete="email"
            autoCapitalize="none"
          />
          <Button type="submit" busy={isBusy}>
            {texts.submit}
          </Button>
          <p className="small quiet">{texts.privacy}</p>
        </form>
      )}
    </QuietPage>
  );
}
