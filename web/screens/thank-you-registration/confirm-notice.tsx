import { useState } from 'react';
import { CallError } from '../../platform/call-error.ts';
import { callServer } from '../../platform/call-server.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/thank-you-registration.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './thank-you-registration.module.css';

/** The mail may get lost: it can be sent again from here, a few times. */
export function ConfirmNotice({
  texts: { confirm, failed },
  shell,
}: Pick<ScreenProps<typeof fi>, 'texts' | 'shell'>) {
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<string | null>(null);

  async function resend() {
    setBusy(true);
    try {
      await callServer('CardActivationController', 'resendConfirmation', {});
      setTold(confirm.sent);
    } catch (error) {
      const isReadable = error instanceof CallError && error.isReadable;
      setTold(isReadable ? error.messages.join(' ') : failed);
    }
    setBusy(false);
  }

  return (
    <Notice kindLabel={shell.toast.info} title={confirm.title} className={css.notice ?? ''}>
      <p>{confirm.body}</p>
      <p>
        <Button look="text" busy={isBusy} onClick={() => void resend()}>
          {confirm.again}
        </Button>
      </p>
      <p role="status">{told}</p>
    </Notice>
  );
}
