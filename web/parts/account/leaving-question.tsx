import { useId, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import type { texts as fi } from '../../texts/fi/parts/leaving-desk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { Leaving } from '../ticket-desk/send-before-leaving.ts';

type Props = {
  texts: typeof fi;
  leaving: Leaving;
  onLeave: () => Promise<void>;
  onStay: () => void;
};

/** Says what becomes of the visits that wait, before the one who recorded them is gone. */
export function LeavingQuestion({ texts, leaving, onLeave, onStay }: Props) {
  const { left, refused, isOffline } = leaving;
  const [isBusy, setIsBusy] = useState(false);
  const bodyId = useId();

  function leave() {
    setIsBusy(true);
    void onLeave();
  }

  return (
    <Dialog open role="alertdialog" title={texts.title} describedBy={bodyId} onClose={onStay}>
      <div id={bodyId}>
        {refused.length > 0 && (
          <p>{fill(texts.refused, refused.length, [...new Set(refused)].join(' '))}</p>
        )}
        {left > 0 && <p>{fill(texts.waiting, left)}</p>}
        {isOffline && <p>{texts.offline}</p>}
      </div>
      <DialogActions>
        <Button data-autofocus onClick={onStay}>
          {texts.stay}
        </Button>
        {!isOffline && (
          <Button look="secondary" busy={isBusy} onClick={leave}>
            {texts.leave}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
