import { useState } from 'react';
import { useSignInAgain } from '../../../parts/account/use-sign-in-again.tsx';
import { factorProblem } from '../../../parts/office/frame/passkey-browser.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { replaceFullPage } from '../../../platform/full-page-load.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-sign-in.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { PasskeyPanel } from './passkey-panel.tsx';
import { CodesPanel, ShownCodes } from './recovery-codes.tsx';
import css from './sign-in.module.css';
import { type Change, isLetIn, type SignIn } from './sign-in-data.ts';
import { TotpPanel } from './totp-panel.tsx';

type Props = { texts: typeof fi; shell: ShellTexts; first: SignIn; target: string };

/** First set-up, and later adding, naming and removing of sign-in methods. */
export function OwnFactors({ texts, shell, first, target }: Props) {
  const { person, language } = usePage();
  const [signIn, setSignIn] = useState(first);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { dialog, withRecentSignIn } = useSignInAgain();
  const { attempt } = useAttempt((error) => factorProblem(error, texts.frame.identity), {
    asToast: true,
  });
  const { member } = signIn;
  if (!member) return null;

  const change: Change = (work, doneText) =>
    attempt(async () => {
      const answered = await withRecentSignIn(work);
      setSignIn(await readFromServer('StaffSignInController', 'getStaffSignIn', {}));
      if ('recoveryCodes' in answered && answered.recoveryCodes) setCodes(answered.recoveryCodes);
      if (doneText) showToast({ label: doneText, variant: 'success' });
    });

  function leaveCodes() {
    setCodes(null);
    // Access is granted now: reload the requested page.
    if (!isLetIn(first)) replaceFullPage(target);
  }

  if (codes) return <ShownCodes codes={codes} texts={texts.codes} onSaved={leaveCodes} />;
  const { heading, lead } = member.isSetUp ? texts.manage : texts.setUp;
  const isOut = !isLetIn(signIn);
  return (
    <>
      <h1>{softHyphens(heading, language)}</h1>
      <p className="mt-2 mb-5 list-width soft">
        {isOut && (member.hasPasskey || member.hasTotp) ? texts.setUp.codes : lead}
      </p>
      {signIn.isSkipped && (
        <Notice
          kindLabel={shell.toast.info}
          title={texts.skipped.title}
          className="mb-5 list-width"
        >
          <p>{texts.skipped.body}</p>
        </Notice>
      )}
      <PasskeyPanel texts={texts} shell={shell} member={member} change={change} />
      <TotpPanel texts={texts} shell={shell} member={member} change={change} />
      {(member.hasPasskey || member.hasTotp) && (
        <CodesPanel texts={texts.codes} codesLeft={member.codesLeft} change={change} />
      )}
      {!isOut && (
        <p className={css.go}>
          <ButtonLink look="secondary" href={target}>
            {texts.go}
          </ButtonLink>
        </p>
      )}
      {dialog({
        emailAddress: person?.emailAddress ?? '',
        texts: texts.again,
        errorPrefix: shell.errorPrefix,
      })}
    </>
  );
}
