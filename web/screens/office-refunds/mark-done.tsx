import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import css from './office-refunds.module.css';

type Props = {
  texts: { mark: string; sure: string; yes: string; no: string };
  /** The id of what is marked: all the buttons of the list say the same. */
  describedBy: string;
  isBusy: boolean;
  onDone: () => void;
};

/** Nobody can take it back, so it is asked once more. */
export function MarkDone({ texts, describedBy, isBusy, onDone }: Props) {
  const [isAsked, setIsAsked] = useState(false);
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
