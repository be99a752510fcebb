import { useEffect, useRef } from 'react';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import css from './payment-selector.module.css';
import { type PaymentOptions, usePayment } from './use-payment.ts';

type Props = PaymentOptions & { shell: ShellTexts; onChange: () => void };

/** A monthly order has no choice of methods: it goes straight to the card provider. */
export function MonthlyPayment(props: Props) {
  const { texts, shell, onChange } = props;
  const { state, choose } = usePayment(props);
  const pay = () => void choose({ way: 'monthly' });
  const begin = useRef(pay);
  useEffect(() => begin.current(), []);
  const container = useRef<HTMLDivElement>(null);
  function payAgain() {
    // The button is removed: keep the keyboard focus in this step.
    container.current?.focus();
    pay();
  }

  const isStarting = state.chosen !== null || state.attempt === 0;
  return (
    <div ref={container} tabIndex={-1} className={css.container}>
      {isStarting ? (
        <Spinner label={texts.redirect} slowLabel={texts.slow} />
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
          <div className="ways apart filling">
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
