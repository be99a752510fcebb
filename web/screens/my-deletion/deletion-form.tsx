import { type FormEvent, useState } from 'react';
import { DELETION_UNDO_DAYS } from '../../../domain/account/deletion-undo.ts';
import { accountAddress } from '../../../domain/account/email-address.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { addDays, localDate } from '../../../domain/base/local-date.ts';
import { useSignInAgain } from '../../parts/account/use-sign-in-again.tsx';
import css from '../../parts/my-card/own-form.module.css';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { useAttempt } from '../../platform/use-attempt.ts';
import type { texts } from '../../texts/fi/my-deletion.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DangerQuestion } from '../../ui/danger-question.tsx';
import { useHeadingFocus } from '../../ui/focus-heading.ts';
import { TextField } from '../../ui/text-field.tsx';

type Props = {
  emailAddress: string;
  deletionOn: string | null;
  texts: MyDeletionTexts;
  errorPrefix: string;
};

/** The person types their address, and signs in again if the sign-in is old; then there are two weeks to undo it. */
export function DeletionForm({ emailAddress, deletionOn, texts, errorPrefix }: Props) {
  const { pathTo, today, language } = usePage();
  const { dialog, withRecentSignIn } = useSignInAgain();
  const [typed, setTyped] = useState('');
  const [day, setDay] = useState(deletionOn);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, setProblem, attempt } = useAttempt(texts.failed);
  useHeadingFocus(day !== null);

  function ask(event: FormEvent) {
    event.preventDefault();
    const isOwn = accountAddress(typed) === accountAddress(emailAddress);
    setProblem(isOwn ? null : texts.otherAddress);
    if (isOwn) setIsAsking(true);
    else document.getElementById('ownEmailAddress')?.focus();
  }

  async function remove() {
    setIsAsking(false);
    const isDone = await attempt(async () => {
      const answered = await withRecentSignIn(() =>
        callServer('MyMuseumCardController', 'requestDeletion', { emailAddress: typed }),
      );
      setDay(answered.deletionOn);
    });
    if (!isDone) document.getElementById('ownEmailAddress')?.focus();
  }

  if (day) return <Asked day={day} texts={texts} />;
  return (
    <form className={`stack-5 form-width ${css.form}`} noValidate onSubmit={ask}>
      <h2>{texts.sure}</h2>
      <p>{fill(texts.type, emailAddress)}</p>
      <TextField
        id="ownEmailAddress"
        label={texts.ownAddress}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setProblem(null);
        }}
        error={problem}
        errorPrefix={errorPrefix}
      />
      <div className="ways">
        <ButtonLink href={pathTo('My_Privacy')} look="secondary">
          {texts.keep}
        </ButtonLink>
        <Button type="submit" look="danger" busy={isBusy}>
          {texts.ask}
        </Button>
      </div>
      <DangerQuestion
        open={isAsking}
        title={texts.question.title}
        keep={texts.question.keep}
        act={texts.question.act}
        onKeep={() => setIsAsking(false)}
        onAct={() => void remove()}
      >
        {fill(texts.question.body, formatDate(addDays(today, DELETION_UNDO_DAYS), language))}
      </DangerQuestion>
      {dialog({ emailAddress, texts: texts.signInAgain, errorPrefix })}
    </form>
  );
}

function Asked({ day, texts }: { day: string; texts: MyDeletionTexts }) {
  const { pathTo, language } = usePage();
  return (
    <div className={`stack-5 form-width ${css.form}`} role="status">
      <p className="lead">{fill(texts.done, formatDate(localDate(day), language))}</p>
      <p>
        <ButtonLink href={pathTo('My_Privacy')}>{texts.back}</ButtonLink>
      </p>
    </div>
  );
}

export type MyDeletionTexts = typeof texts;
