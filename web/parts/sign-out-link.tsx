import type { MouseEvent } from 'react';
import { logoutPath, signOut } from '../platform/leave-session.ts';
import { usePage } from '../platform/page-context.tsx';
import type { ShellTexts } from '../platform/screen.ts';

/** Ends the session and comes back home; without scripts the address itself does it. */
export function SignOutLink({ texts }: { texts: ShellTexts }) {
  const { pathTo } = usePage();

  function leave(event: MouseEvent) {
    event.preventDefault();
    void signOut(pathTo('Home'));
  }

  return (
    <a href={logoutPath(pathTo('Home'))} onClick={leave}>
      {texts.signOut}
    </a>
  );
}
