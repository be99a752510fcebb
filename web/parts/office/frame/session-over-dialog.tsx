import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import { currentPath } from '../../../platform/logout.ts';
import type { ShellTexts } from '../../../platform/screen.ts';
import { onSessionMessage } from '../../../platform/session-tabs.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import type { LoginStart } from '../../account/login-start.ts';
import type { Member } from '../office-member.ts';
import { FactorPrompt } from './factor-prompt.tsx';
import css from './session-over.module.css';
import { SignInPanel } from './sign-in-panel.tsx';

/** The signed-in user, if any. */
type SignedIn = { member: Member | null; isSkipped: boolean };

type Props = {
  texts: typeof fi;
  shell: ShellTexts;
  /** First step, and the previous sign-in method. */
  start: SignedIn & { login: LoginStart };
  /** User who opened the page. */
  opener: Pick<Member, 'accountId' | 'name' | 'emailAddress'>;
  /** Signed in and verified; null: the same user as before. */
  onDone: (other: Member | null) => void;
  /** Reloads the page and drops its input. */
  onLeave: (path?: string) => void;
};

/** Sign-in over the page, which keeps its input but is hidden meanwhile. */
export function SessionOverDialog(props: Props) {
  const { texts, opener, onLeave } = props;
  const { step, isDone, member, lookAgain } = useSteps(props);
  // There is nothing to return to: when the browser closes the dialog, it opens again.
  const [turn, setTurn] = useState(0);
  const words = texts.sessionOver;
  if (isDone) return null;
  return (
    <Dialog
      key={turn}
      open
      title={fill(words.titles[step], member?.name ?? '')}
      describedBy="session-over"
      className={css.cover ?? ''}
      onClose={() => setTurn(turn + 1)}
    >
      <p id="session-over">{fill(words.leads[step], opener.name)}</p>
      {step === 'signIn' && (
        <SignInPanel
          texts={texts}
          shell={props.shell}
          start={props.start.login}
          emailAddress={opener.emailAddress}
          onSignedIn={lookAgain}
        />
      )}
      {step === 'factor' && member && (
        <FactorPrompt
          texts={texts.identity}
          shell={props.shell}
          ways={member}
          onProved={() => void lookAgain()}
        />
      )}
      {step === 'other' ? (
        <DialogActions>
          <Button data-autofocus onClick={() => props.onDone(member)}>
            {words.goOn}
          </Button>
          <Button look="secondary" onClick={() => onLeave(currentPath())}>
            {words.afresh}
          </Button>
        </DialogActions>
      ) : (
        <p className={css.leave}>
          <Button look="text" onClick={() => onLeave()}>
            {words.leave}
          </Button>{' '}
          {words.leaveHint}
        </p>
      )}
    </Dialog>
  );
}

/** Sign in, verify, confirm a takeover; done when no step is left. */
function useSteps({ start, opener, onDone, onLeave }: Props) {
  const [{ member, isSkipped }, setSignedIn] = useState<SignedIn>(start);
  const isSame = member?.accountId === opener.accountId;
  const step = !member ? 'signIn' : !isSkipped && !member.isVerified ? 'factor' : 'other';
  const isDone = step === 'other' && isSame;

  function show(found: SignedIn) {
    const { member: now } = found;
    // A user without a second factor sets it up on another page.
    if (now && !found.isSkipped && !now.isSetUp) onLeave(currentPath());
    else setSignedIn(found);
  }

  // Another tab may have signed in.
  const onSignedIn = useEffectEvent(show);
  useEffect(
    () =>
      onSessionMessage(({ type }) => {
        if (type === 'prolonged') void readSignIn().then((found) => onSignedIn(found));
      }),
    [],
  );
  const finish = useEffectEvent(() => onDone(null));
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  return {
    step,
    isDone,
    member,
    async lookAgain() {
      const found = await readSignIn();
      // Signed in, but not as staff.
      if (found.member) show(found);
      else onLeave(currentPath());
    },
  } as const;
}

const readSignIn = () => readFromServer('StaffSignInController', 'getStaffSignIn', {});
