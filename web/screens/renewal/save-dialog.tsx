import { useId } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import type { ExtendTexts } from './renewal-texts.ts';
import type { Renewal } from './use-renewal.ts';

/** Before the browser leaves: where to, and what happens afterwards. */
export function SaveDialog({ renewal, texts: { save } }: { renewal: Renewal; texts: ExtendTexts }) {
  const bodyId = useId();
  const { doing, leave } = renewal;
  const order = doing.step === 'saving' ? doing : null;
  return (
    <Dialog open={order !== null} title={save.heading} describedBy={bodyId} onClose={leave}>
      <p id={bodyId}>{fill(save.body, formatMoney(fromEuros(order?.price ?? 0)))}</p>
      <DialogActions>
        <Button onClick={() => order && void renewal.save(order.eventId)}>{save.go}</Button>
        <Button look="text" onClick={leave}>
          {save.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
