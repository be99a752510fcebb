import type { MouseEvent } from 'react';
import { logoutPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { useSignOut } from './use-sign-out.ts';

/** Ends the session and opens the home page; without scripts the link does it. */
export function SignOutLink({ texts }: { texts: ShellTexts }) {
  const { pathTo } = usePage();
  const { leave, question } = useSignOut();

  function start(event: MouseEvent) {
    event.preventDefault();
    void leave();
  }

  return (
    <>
      <a href={logoutPath(pathTo('Home'))} onClick={start}>
        {texts.signOut}
      </a>
      {question}
    </>
  );
}
