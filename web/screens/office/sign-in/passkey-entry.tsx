import { factorProblem, signWithPasskey } from '../../../parts/office/frame/passkey-browser.ts';
import { callServer } from '../../../platform/call-server.ts';
import { replaceFullPage } from '../../../platform/full-page-load.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { LEAVING } from '../../../platform/use-one-at-a-time.ts';
import type { texts as fi } from '../../../texts/fi/office-sign-in.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import css from './sign-in.module.css';

type Props = { texts: typeof fi; shell: ShellTexts; target: string };

/** Nobody is signed in: a passkey alone is enough. */
export function PasskeyEntry({ texts, shell, target }: Props) {
  const { pathTo } = usePage();
  const { entry } = texts;
  const { isBusy, problem, attempt } = useAttempt((reason) =>
    factorProblem(reason, texts.frame.identity),
  );

  async function signIn() {
    const { options } = await callServer('StaffSignInController', 'startPasskeyLogin', {});
    const signature = await signWithPasskey(options);
    await callServer('StaffSignInController', 'loginWithPasskey', { signature });
    replaceFullPage(target);
    return LEAVING;
  }

  return (
    <>
      <h1>{entry.heading}</h1>
      <p className="mt-2 mb-5 list-width soft">{entry.lead}</p>
      {problem && (
        <Notice
          kind="error"
          kindLabel={shell.toast.error}
          title={texts.frame.identity.problem}
          live="alert"
          className="mb-5 list-width"
        >
          <p>{problem}</p>
        </Notice>
      )}
      <div className={`ways ${css.ways}`}>
        <Button busy={isBusy} onClick={() => void attempt(signIn)}>
          {entry.button}
        </Button>
        <ButtonLink look="text" href={`${pathTo('Login')}?retUrl=${encodeURIComponent(target)}`}>
          {entry.other}
        </ButtonLink>
      </div>
    </>
  );
}
