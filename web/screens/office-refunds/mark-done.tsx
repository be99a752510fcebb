import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import css from './office-refunds.module.css';
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
  const [isAsked, setIsAsked] = useState(false);
  if (!maySettle) return null;
  if (!isAsked) {
    return (
      <Button look="secondary" aria-describedby={describedBy} onClick={() => setIsAsked(true)}>
        {texts.mark}
      </Button>
    );
  }
  return (
    <>
      <p role="alert">{texts.sure}</p>
      <div className={css.ways}>
        <Button busy={isBusy} aria-describedby={describedBy} onClick={onDone}>
          {texts.yes}
        </Button>
        <Button look="text" onClick={() => setIsAsked(false)}>
          {texts.no}
        </Button>
      </div>
    </>
  );
}
