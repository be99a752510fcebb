import { useEffect, useRef } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { LoomSpinner } from '../../ui/loom-spinner.tsx';
import { Notice } from '../../ui/notice.tsx';
import css from './payment-selector.module.css';
import { type PayingOptions, usePayment } from './use-payment.ts';

type Props = PayingOptions & { shell: ShellTexts; onChange: () => void };

/** A monthly order has nothing to choose: it goes straight to the card provider, and says so if it cannot. */
export function MonthlyPayment(props: Props) {
  const { texts, shell, onChange } = props;
  const { state, choose } = usePayment(props);
  const pay = () => void choose({ way: 'monthly' });
  const begin = useRef(pay);
  useEffect(() => begin.current(), []);
  const room = useRef<HTMLDivElement>(null);
  function payAgain() {
    // The button goes away while it is tried: the keyboard stays here, and is back beside the buttons.
    room.current?.focus();
    pay();
  }

  const isOnItsWay = state.chosen !== null || state.attempt === 0;
  return (
    <div ref={room} tabIndex={-1} className={css.room}>
      {isOnItsWay ? (
        <LoomSpinner label={texts.redirect} slowLabel={texts.slow} />
      ) : (
        <div className={css.monthly}>
          {state.problem && (
            <Notice
              kind="error"
              kindLabel={shell.toast.error}
              title={texts.failed.label}
              live="alert"
            >
              <p>{state.problem}</p>
            </Notice>
          )}
          <div className={css.ways}>
            <Button onClick={payAgain}>{texts.retry}</Button>
            <Button look="text" onClick={onChange}>
              {texts.change}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
