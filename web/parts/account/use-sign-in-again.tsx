import { type ComponentProps, useRef, useState } from 'react';
import { CallError, errorCodeOf, SignInDeclined } from '../../platform/call-error.ts';
import { withTimeout } from '../../platform/timeout.ts';
import type { SignInAgainDialog } from './sign-in-again-dialog.tsx';

const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';

type DialogProps = Omit<ComponentProps<typeof SignInAgainDialog>, 'onConfirmed' | 'onLeave'>;

/**
 * Runs a call that may need a recent sign-in: the person enters a code, and the call is repeated. `dialog` is rendered
 * beside the form. Its code is loaded only when needed, as few calls need it.
 */
export function useSignInAgain() {
  const [asking, setAsking] = useState<{ Dialog: typeof SignInAgainDialog } | null>(null);
  const settle = useRef<(isConfirmed: boolean) => void>(() => {});

  function answer(isConfirmed: boolean) {
    setAsking(null);
    settle.current(isConfirmed);
  }

  async function withRecentSignIn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (errorCodeOf(error) !== SIGN_IN_AGAIN) throw error;
    }
    if (!(await ask())) throw new SignInDeclined();
    return call();
  }

  /** Resolves to false when the person cancels. */
  async function ask(): Promise<boolean> {
    const Dialog = await loadDialog();
    return new Promise((resolve) => {
      settle.current = resolve;
      setAsking({ Dialog });
    });
  }

  const dialog = (props: DialogProps) =>
    asking && (
      <asking.Dialog {...props} onConfirmed={() => answer(true)} onLeave={() => answer(false)} />
    );

  return { dialog, ask, withRecentSignIn };
}

async function loadDialog() {
  const code = withTimeout(() => import('./sign-in-again-dialog.tsx')).catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  return (await code).SignInAgainDialog;
}
