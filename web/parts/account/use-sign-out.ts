import { type ReactNode, useState } from 'react';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { clearCardCache, logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import { withTimeout } from '../../platform/timeout.ts';
import { useOneAtATime } from '../../platform/use-one-at-a-time.ts';
import type { EndSession } from './end-session.tsx';

/** Sign-out by the user. Asks first when queued visits would stay on a desk's device. */
export function useSignOut(end: EndSession = loadAndEnd) {
  const { person, language, pathTo } = usePage();
  const { whileBusy } = useOneAtATime();
  const [dialog, setQuestion] = useState<ReactNode>(null);

  async function signOut(): Promise<void> {
    setQuestion(
      await end({
        language,
        isClerk: person?.role !== 'customer',
        home: pathTo('Home'),
        onStay: () => setQuestion(null),
      }),
    );
  }
  return { leave: () => whileBusy(signOut), question: dialog };
}

const loadAndEnd: EndSession = async (options) => {
  const code = await withTimeout(() => import('./end-session.tsx')).catch(() => null);
  if (code) return code.endSession(options);
  // The sign-out URL ends the session too.
  await clearCardCache();
  loadFullPage(logoutPath(options.home));
  return null;
};
