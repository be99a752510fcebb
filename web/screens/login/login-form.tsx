import { type FormEvent, useEffect } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { LoginFields } from '../../parts/account/login-fields.tsx';
import type { LoginStart } from '../../parts/account/login-start.ts';
import type { LoginState } from '../../parts/account/login-state.ts';
import type { ReturnTarget } from '../../parts/account/return-target.ts';
import { SignInActions, SignInFields, SignInLayout } from '../../parts/account/sign-in-layout.tsx';
import { SlowNotice } from '../../parts/account/slow-notice.tsx';
import { useLogin } from '../../parts/account/use-login.ts';
import { useSecondsLeft } from '../../parts/account/use-seconds-left.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { replaceFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/login.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';

export type LoginTexts = typeof fi;

type Props = { texts: LoginTexts; shell: ShellTexts; start: LoginStart; target: ReturnTarget };

export function LoginForm({ texts, shell, start, target }: Props) {
  const { product, pathTo } = usePage();
  const [resendIn, setResendIn] = useSecondsLeft(start.codeSent?.resendInSeconds ?? 0);
  const { state, dispatch, resend, submit, type, paste } = useLogin({
    start,
    texts,
    onCodeSent: setResendIn,
    // Back leads to the page before, not to a finished login.
    onSignedIn: (startPage) =>
      replaceFullPage(startPage && !target.isAsked ? pathTo(startPage) : target.path),
  });
  const { way, problem, focus, errors } = state;
  const isCode = way === 'code';
  const title = `${texts.title} – ${product.nominative}`;
  const isFaulty = problem !== null || Object.keys(errors).length > 0;
  useDocumentTitle(isFaulty ? shell.errorPrefix + title : title);

  useEffect(() => {
    if (focus) document.getElementById(focus.field)?.focus();
  }, [focus]);

  if (state.isBlocked) return <CookiesBlocked texts={texts} />;
  return (
    <SignInLayout
      heading={target.isBuying ? texts.headingBuy : texts.heading}
      lead={leadOf(state, target, texts)}
      newcomer={texts.newcomer}
    >
      {/* A submit before hydration does nothing: the address must not get into the URL. */}
      <form
        noValidate
        method="dialog"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <SignInFields>
          <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
          {problem && (
            <Notice kind="error" kindLabel={shell.toast.error} title={texts.problem} live="alert">
              <p>{problem}</p>
            </Notice>
          )}
          <LoginFields
            state={state}
            texts={texts}
            errorPrefix={shell.errorPrefix}
            resendIn={resendIn}
            hasForgot
            onType={type}
            onPasteCode={paste}
            onResend={() => resend(() => showToast({ label: texts.resent, variant: 'success' }))}
          />
          <SignInActions>
            <Button type="submit" busy={state.busy !== null}>
              {submitText(state, target, texts)}
            </Button>
            <Button
              look="text"
              onClick={() => dispatch({ type: 'wayChosen', way: isCode ? 'password' : 'code' })}
            >
              {isCode ? texts.usePassword : texts.useCode}
            </Button>
          </SignInActions>
          {target.isOffice && (
            <p>
              <a href={`${pathTo('Office_Sign_In')}?retUrl=${encodeURIComponent(target.path)}`}>
                {texts.staffPasskey}
              </a>
            </p>
          )}
          <SlowNotice isBusy={state.busy !== null} text={texts.slow} />
        </SignInFields>
      </form>
    </SignInLayout>
  );
}

function leadOf({ way }: LoginState, { isBuying }: ReturnTarget, texts: LoginTexts): string {
  if (way === 'password') return texts.leadPassword;
  return isBuying ? texts.leadBuy : texts.lead;
}

function submitText(state: LoginState, { isBuying }: ReturnTarget, texts: LoginTexts): string {
  if (state.way === 'code' && !state.isCodeSent) return texts.sendCode;
  return isBuying ? texts.enterBuy : texts.enter;
}

/** A browser without cookies would be redirected forever, so the page explains it. */
function CookiesBlocked({ texts: { blocked } }: { texts: LoginTexts }) {
  const { place, scheme } = usePage();
  return (
    <div className="wrap page" role="alert">
      <h1>{blocked.heading}</h1>
      <p className="lead">{blocked.lead}</p>
      <p>{fill(blocked.service, scheme.servicePhone)}</p>
      <p>
        <ButtonLink look="secondary" href={place.path + place.search}>
          {blocked.retry}
        </ButtonLink>
      </p>
    </div>
  );
}
