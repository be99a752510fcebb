import { useCallback, useEffect, useState } from 'react';
import type { CallOutput } from '../../../contract/call/controllers.ts';
import { callServer } from '../../platform/call-server.ts';
import { errorMessage } from '../../platform/read-error.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { texts } from '../../texts/fi/company-portal.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';

export type PortalOrder = CallOutput<'CompanyDeskController', 'getCompanyOrder'>;

/** The order of the secret link. The key is in the URL fragment, so only the browser has it. */
export function useCompanyPortal(texts: PortalTexts) {
  const [key, setKey] = useState('');
  const [order, setOrder] = useState<PortalOrder | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { isBusy, whileBusy } = useOneAtATime();

  /** Runs a call, shows its error, and refreshes the order. */
  const act = useCallback(
    async (deskKey: string, work: () => Promise<string | null>) => {
      setProblem(null);
      setMessage(null);
      try {
        const said = await work();
        setOrder(await callServer('CompanyDeskController', 'getCompanyOrder', { deskKey }));
        setMessage(said);
        return said === null ? null : { label: said, variant: 'success' as const };
      } catch (error) {
        const label = errorMessage(error, texts.offline) ?? texts.offline;
        setProblem(label);
        return { label, variant: 'error' as const };
      }
    },
    [texts.offline],
  );

  const look = useCallback(() => {
    const found = window.location.hash.slice(1);
    setKey(found);
    void act(found, async () => null);
  }, [act]);
  useEffect(look, [look]);

  return {
    key,
    order,
    problem,
    message,
    isBusy,
    lookAgain() {
      focusHeading();
      look();
    },
    /** The result may be scrolled out of view, so a toast repeats it. */
    async run(work: () => Promise<string | null>) {
      await whileBusy(async () => {
        if (problem) withdrawToasts(problem);
        const said = await act(key, work);
        if (said) showToast(said);
      });
    },
  };
}

export type PortalTexts = typeof texts;
