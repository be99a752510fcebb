import { useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { HiddenText } from '../../ui/hidden-text.tsx';
import type { LoginTexts } from './login-faults.ts';
import css from './resend-code.module.css';

type Props = { texts: LoginTexts; waitSeconds: number; onResend: () => void };

export function ResendCode({ texts, waitSeconds, onResend }: Props) {
  const [askedTooSoon, setAskedTooSoon] = useState(false);
  const isWaiting = waitSeconds > 0;

  function press() {
    setAskedTooSoon(isWaiting);
    if (!isWaiting) onResend();
  }

  return (
    <>
      {texts.codeHint}{' '}
      {/* Not `disabled`: the keyboard must find it, and it says how long to wait. */}
      <button type="button" className={css.resend} aria-disabled={isWaiting} onClick={press}>
        {texts.resend}
      </button>
      {isWaiting && <span aria-hidden="true"> ({clock(waitSeconds)})</span>}
      <HiddenText>
        <span role="status">
          {askedTooSoon && isWaiting && fill(texts.resendWait, clock(waitSeconds))}
        </span>
      </HiddenText>
    </>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
