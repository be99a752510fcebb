import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import type { Registration } from '../../parts/activation/activation-data.ts';
import { callServer } from '../../platform/call-server.ts';
import { loadFullPage } from '../../platform/full-page-load.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { LEAVING } from '../../platform/use-one-at-a-time.ts';
import type { texts as fi } from '../../texts/fi/thank-you-registration.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OtherAddress } from './other-address.tsx';
import css from './thank-you-registration.module.css';

type Props = Pick<ScreenProps<typeof fi>, 'texts' | 'shell'> & {
  waitsFor: NonNullable<NonNullable<Registration>['waitsFor']>;
};

/** An unverified address: verified by a code at once or by the letter, or corrected. */
export function WaitingAddress({ texts: { confirm, failed }, shell, waitsFor }: Props) {
  const { pathTo, language } = usePage();
  const [emailAddress, setEmailAddress] = useState(waitsFor.emailAddress);
  const { isBusy, problem, attempt: once } = useAttempt(failed);
  const [what, setWhat] = useState<'code' | 'letter' | 'address'>('code');
  const [isWrong, setIsWrong] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  const attempt = (asked: typeof what, work: () => Promise<unknown>) =>
    once(() => {
      setWhat(asked);
      setSentTo(null);
      return work();
    });
  const enter = () =>
    attempt('code', async () => {
      await callServer('AccountController', 'requestLoginCode', { emailAddress });
      // Only after a full load does the login page know that a code was sent.
      loadFullPage(pathTo('Login'));
      return LEAVING;
    });
  const resend = () =>
    attempt('letter', async () => {
      await callServer('CardActivationController', 'resendConfirmation', {});
      setSentTo(emailAddress);
    });
  const change = (typed: string) =>
    attempt('address', async () => {
      const input = { emailAddress: typed };
      await callServer('CardActivationController', 'changeRegistrationAddress', input);
      setEmailAddress(typed);
      setIsWrong(false);
      setSentTo(typed);
    });

  return (
    <section aria-labelledby="confirm" className="mt-6">
      <Notice kindLabel={shell.toast.info} className={css.notice ?? ''}>
        <h2 id="confirm">{confirm.title}</h2>
        <p>{fill(confirm.body, formatDateTime(waitsFor.sentAt, language), emailAddress)}</p>
      </Notice>
      <p role="status">{sentTo !== null && fill(confirm.sent, sentTo)}</p>
      <p role="alert">{problem}</p>
      {isWrong ? (
        <OtherAddress
          texts={confirm.change}
          errorPrefix={shell.errorPrefix}
          isBusy={isBusy}
          onSend={(typed) => void change(typed)}
          onLeave={() => setIsWrong(false)}
        />
      ) : (
        <div className={`ways apart filling mt-8 ${css.ways}`}>
          <Button busy={isBusy && what === 'code'} onClick={() => void enter()}>
            {confirm.code}
          </Button>
          <Button look="secondary" busy={isBusy && what === 'letter'} onClick={() => void resend()}>
            {confirm.again}
          </Button>
          <Button look="text" onClick={() => setIsWrong(true)}>
            {confirm.wrong}
          </Button>
        </div>
      )}
    </section>
  );
}
