import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readFromServer } from '../../../platform/call-server.ts';
import { loadFullPage, loadNextPageInFull } from '../../../platform/full-page-load.ts';
import { currentPath, logoutPath } from '../../../platform/logout.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import { broadcastToTabs } from '../../../platform/session-tabs.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-frame.ts';
import { loadLoginStart } from '../../account/login-start.ts';
import { SessionGuard } from '../../account/session-guard.tsx';
import { askForProof, onProofRequired, sendAs } from '../action/guarded-calls.ts';
import type { Member } from '../office-member.ts';
import { isPageOpen } from './is-page-open.ts';

type Words = { texts: typeof fi; shell: ShellTexts };
type Props = Words & {
  /** Somebody else takes over the page. */
  onOther?: (name: string) => void;
};
type Draw = (answer: (isProved: boolean) => void) => ReactNode;

/**
 * Keeps the page when its session ends or a call needs a fresh verification: a dialog opens over it, then the call is
 * repeated.
 */
export function SessionKeeper({ texts, shell, onOther }: Props) {
  const { person } = usePage();
  const [question, setQuestion] = useState<ReactNode>(null);
  const [turn, setTurn] = useState(0);
  const opener = useRef(openerOf(person));

  useEffect(() => {
    opener.current = openerOf(person);
    sendAs(person?.accountId);
  }, [person]);

  useEffect(() => {
    async function handOver(other: Member): Promise<void> {
      // The check loads the page for the other user, which logs the view; a user who may not see it does not take over.
      if (!(await isPageOpen())) return leave(currentPath());
      opener.current = other;
      sendAs(other.accountId);
      loadNextPageInFull();
      onOther?.(other.name);
    }

    return onProofRequired(async (wanted) => {
      if (!person) return false;
      const words = { texts, shell };
      const draw = await (wanted === 'identity'
        ? drawIdentity(words)
        : drawSignIn(words, opener.current, handOver));
      if (!draw) return false;
      const isProved = await new Promise<boolean>((resolve) => setQuestion(draw(resolve)));
      setQuestion(null);
      if (wanted === 'session') {
        setTurn((one) => one + 1);
        void tellTabs().catch(() => {});
      }
      return isProved;
    });
  }, [texts, shell, person, onOther]);

  return (
    <>
      <SessionGuard
        key={turn}
        texts={shell.sessionDialog}
        onOver={() => void askForProof('session').catch(() => leave())}
      />
      {question}
    </>
  );
}

async function drawIdentity({ texts, shell }: Words): Promise<Draw | null> {
  const [{ IdentityDialog }, { member }] = await Promise.all([
    import('../action/identity-dialog.tsx'),
    readSignIn(),
  ]);
  if (!member) return null;
  return (answer) => (
    <IdentityDialog texts={texts.identity} shell={shell} ways={member} onAnswer={answer} />
  );
}

async function drawSignIn(
  { texts, shell }: Words,
  opener: Opener,
  handOver: (other: Member) => Promise<void>,
): Promise<Draw> {
  const [{ SessionOverDialog }, found, login] = await Promise.all([
    import('./session-over-dialog.tsx'),
    readSignIn(),
    loadLoginStart(readFromServer),
  ]);
  return (answer) => (
    <SessionOverDialog
      texts={texts}
      shell={shell}
      start={{ ...found, login }}
      opener={opener}
      onDone={async (other) => {
        if (other) await handOver(other);
        answer(true);
      }}
      onLeave={leave}
    />
  );
}

/** Pages in other tabs continue too. */
async function tellTabs(): Promise<void> {
  const { secondsLeft } = await readFromServer('AccountController', 'getSession', {});
  if (secondsLeft > 0) broadcastToTabs({ type: 'prolonged', secondsLeft });
}

const readSignIn = () => readFromServer('StaffSignInController', 'getStaffSignIn', {});

const leave = (path = logoutPath(currentPath(), 'session')) => loadFullPage(path);

type Opener = Pick<Member, 'accountId' | 'name' | 'emailAddress'>;

function openerOf(person: ReturnType<typeof usePage>['person']): Opener {
  const { accountId = '', firstName = '', emailAddress = '' } = person ?? {};
  return { accountId, name: firstName || emailAddress, emailAddress };
}
