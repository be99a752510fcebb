import { useEffect, useEffectEvent, useState } from 'react';
import type { CallOutput } from '../../../contract/call/controllers.ts';
import { callServer } from '../../platform/call-server.ts';
import { errorMessage } from '../../platform/read-error.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import type { Texts } from './invitation-texts.ts';

export type Opened = CallOutput<'AccountController', 'openStaffInvitation'>;
export type Invitation = NonNullable<Opened['invitation']>;

/** Opens the invitation of the link, or reports why it cannot. */
export function useInvitation(token: string | null, texts: Texts) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function look() {
    setProblem(null);
    if (!token) return setProblem(texts.noToken);
    callServer('AccountController', 'openStaffInvitation', { token }).then(setOpened, (error) =>
      setProblem(errorMessage(error, texts.failed)),
    );
  }
  const begin = useEffectEvent(look);
  useEffect(() => {
    if (token !== null) begin();
  }, [token]);
  function lookAgain() {
    focusHeading();
    look();
  }
  return { opened, problem, lookAgain };
}
