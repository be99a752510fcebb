import { type ReactNode, useEffect, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime, formatList } from '../../../domain/base/format.ts';
import { useSignOut } from '../../parts/account/use-sign-out.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { QuietPage } from '../../parts/site/quiet-page.tsx';
import door from '../../pictures/quiet-door-480.avif';
import { callServer } from '../../platform/call-server.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps, ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LEAVING } from '../../platform/use-one-at-a-time.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { Texts } from './invitation-texts.ts';
import { NewcomerForm } from './newcomer-form.tsx';
import { storedToken, storeToken } from './stored-token.ts';
import { type Invitation, type Opened, useInvitation } from './use-invitation.ts';

/** Opened by the mailed link: a person presses the button, since mail programs open links too. */
export function Screen({ texts, shell }: ScreenProps<Texts>) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(window.location.hash.slice(1) || storedToken()), []);
  const { opened, problem, lookAgain } = useInvitation(token, texts);

  if (!opened) {
    return (
      <QuietPage title={texts.title} lead={problem ?? texts.looking} picture={door} isLive>
        <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
        {problem && <Button onClick={lookAgain}>{shell.retry}</Button>}
      </QuietPage>
    );
  }
  if (!opened.invitation || opened.state !== 'open') {
    return <Ended state={opened.state} texts={texts} />;
  }
  return (
    <Open
      token={token ?? ''}
      next={opened.next}
      invitation={opened.invitation}
      texts={texts}
      shell={shell}
    />
  );
}

function Ended({ state, texts }: { state: Opened['state']; texts: Texts }) {
  const { pathTo } = usePage();
  const words = texts.ended[state === 'open' ? 'expired' : state];
  return (
    <QuietPage kind={texts.title} title={words.heading} lead={words.lead} picture={door}>
      {state === 'accepted' ? (
        <ButtonLink href={pathTo('Login')}>{texts.signIn}</ButtonLink>
      ) : (
        <ButtonLink href={pathTo('Home')}>{texts.home}</ButtonLink>
      )}
    </QuietPage>
  );
}

type OpenProps = {
  token: string;
  next: Opened['next'];
  invitation: Invitation;
  texts: Texts;
  shell: ShellTexts;
};

function Open({ token, next, invitation, texts, shell }: OpenProps) {
  const { pathTo } = usePage();
  const { isBusy, problem, attempt } = useAttempt(texts.failed);

  async function accept(names: { firstName: string; lastName: string }) {
    const { startPage } = await callServer('AccountController', 'acceptStaffInvitation', {
      token,
      ...names,
    });
    storeToken(null);
    loadFullPage(pathTo(startPage));
    return LEAVING;
  }

  const ways: Record<Opened['next'], ReactNode> = {
    newcomer: (
      <NewcomerForm
        texts={texts}
        errorPrefix={shell.errorPrefix}
        isBusy={isBusy}
        onSubmit={(names) => void attempt(() => accept(names))}
      />
    ),
    signIn: <SignInFirst token={token} texts={texts} />,
    other: <SomebodyElse texts={texts} />,
    accept: (
      <Button
        busy={isBusy}
        onClick={() => void attempt(() => accept({ firstName: '', lastName: '' }))}
      >
        {texts.accept}
      </Button>
    ),
  };
  return (
    <QuietPage
      kind={texts.title}
      title={invitation.museum ?? texts.office}
      lead={<Words invitation={invitation} next={next} texts={texts} />}
      picture={door}
    >
      {problem && <p role="alert">{problem}</p>}
      {ways[next]}
    </QuietPage>
  );
}

type WordsProps = { invitation: Invitation; next: Opened['next']; texts: Texts };

function Words({ invitation, next, texts }: WordsProps) {
  const { person, language } = usePage();
  const { emailAddress, staffRoles, deskRole, invitedBy, expiresAt, waits } = invitation;
  const roles = deskRole ? [deskRole] : staffRoles;
  const names = formatList(
    roles.map((role) => texts.names.roles[role]),
    language,
  );
  const start = waits?.worksFrom
    ? fill(texts.waits.starts, formatDateTime(waits.worksFrom, language))
    : texts.waits.second;
  const isAtOnce = next !== 'accept' || !waits;
  return (
    <>
      {invitedBy
        ? fill(texts.invitedBy, invitedBy, emailAddress, names)
        : fill(texts.invited, emailAddress, names)}{' '}
      {fill(texts.until, formatDateTime(expiresAt, language))} {waits && start}{' '}
      {isAtOnce && fill(texts.next[next], person?.emailAddress ?? '')}
    </>
  );
}

function SignInFirst({ token, texts }: { token: string; texts: Texts }) {
  const { pathTo } = usePage();
  const back = new URLSearchParams({ retUrl: pathTo('Staff_Invitation') });
  return (
    // The secret is kept in this tab: in a URL it would get into logs.
    <ButtonLink href={`${pathTo('Login')}?${back}`} onClick={() => storeToken(token)}>
      {texts.signIn}
    </ButtonLink>
  );
}

function SomebodyElse({ texts }: { texts: Texts }) {
  const { leave, question } = useSignOut();
  return (
    <>
      <Button onClick={() => void leave()}>{texts.signOut}</Button>
      {question}
    </>
  );
}
