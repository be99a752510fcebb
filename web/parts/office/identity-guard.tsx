import { useEffect, useRef, useState } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/parts/second-factor.ts';
import { onIdentityAsked } from './confirm-identity.ts';
import type { Ways } from './factor-prompt.tsx';
import type { IdentityDialog } from './identity-dialog.tsx';

type Asking = { Dialog: typeof IdentityDialog; ways: Ways };

/** Opens the question when a call wants a recent second factor; the call goes on with the answer. */
export function IdentityGuard({ texts, shell }: { texts: typeof fi; shell: ShellTexts }) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const settle = useRef<(isProved: boolean) => void>(() => {});

  useEffect(
    () =>
      onIdentityAsked(async () => {
        const [{ IdentityDialog: Dialog }, { member }] = await Promise.all([
          import('./identity-dialog.tsx'),
          readFromServer('StaffSignInController', 'getStaffSignIn', {}),
        ]);
        if (!member) return false;
        return new Promise<boolean>((resolve) => {
          settle.current = resolve;
          setAsking({ Dialog, ways: member });
        });
      }),
    [],
  );

  function answer(isProved: boolean) {
    setAsking(null);
    settle.current(isProved);
  }

  if (!asking) return null;
  const { Dialog, ways } = asking;
  return <Dialog texts={texts} shell={shell} ways={ways} onAnswer={answer} />;
}
