import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusNow } from '../../../ui/focus-now.ts';
import { useMaySettle } from './use-may-settle.ts';

type Props = {
  texts: { mark: string; sure: string; yes: string; no: string };
  /** Id of the marked item: all buttons of the list have the same text. */
  describedBy: string;
  isBusy: boolean;
  onDone: () => void;
};

/** Irreversible, so it asks for confirmation. Hidden without the right. */
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
      <div className="ways">
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
