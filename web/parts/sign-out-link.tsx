import { usePage } from '../platform/page-context.tsx';
import type { ShellTexts } from '../platform/screen.ts';

/** Ends the session on the server and comes back home; works without scripts. */
export function SignOutLink({ texts }: { texts: ShellTexts }) {
  const { pathTo } = usePage();
  return (
    <a href={`/secur/logout.jsp?retUrl=${encodeURIComponent(pathTo('Home'))}`}>{texts.signOut}</a>
  );
}
