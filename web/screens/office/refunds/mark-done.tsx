import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusNow } from '../../../ui/focus-now.ts';
import css from './refunds.module.css';
import { useMaySettle } from './use-may-settle.ts';

type Props = {
  texts: { mark: string; sure: string; yes: string; no: string };
  /** The id of what is marked: all the buttons of the list say the same. */
  describedBy: string;
  isBusy: boolean;
  onDone: () => void;
};

/** Nobody can take it back, so it is asked once more. Not there for who may not do it. */
export function MarkDone({ texts, describedBy, isBusy, onDone }: Props) {
  const maySettle = useMaySettle();
  const [step, setStep] = useState<'first' | 'asked' | 'left'>('first');
  if (!maySettle) return null;
  if (step !== 'asked') {
    return (
      <Button
        ref={step === 'left' ? focusNow : null}
        look="secondary"
        aria-describedby={describedBy}
        onClick={() => setStep('asked')}
      >
        {texts.mark}
      </Button>
    );
  }
  return (
    <>
      <p ref={focusNow} tabIndex={-1}>
        {texts.sure}
      </p>
      <div className={css.ways}>
        <Button busy={isBusy} aria-describedby={describedBy} onClick={onDone}>
          {texts.yes}
        </Button>
        <Button look="text" onClick={() => setStep('left')}>
          {texts.no}
        </Button>
      </div>
    </>
  );
}
