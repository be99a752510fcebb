import { type FormEvent, useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { isReason } from '../../../../parts/office/action/use-action.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { callServer } from '../../../../platform/call-server.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { DataImport, ImportTexts } from '../import-data.ts';
import type { Press } from '../use-import.ts';

type Props = { shown: DataImport; texts: ImportTexts; isBusy: boolean; press: Press };

/** Undo, while it is possible; it needs a reason. */
export function UndoWays({ shown, texts, isBusy, press }: Props) {
  const { formatDateTime } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (shown.undoUntil === null) return null;

  async function undo(event: FormEvent) {
    event.preventDefault();
    if (!isReason(reason)) return;
    const asked = { importId: shown.id, reason: reason.trim() };
    const isBegun = await press(() => callServer('BackOfficeController', 'undoDataImport', asked));
    if (isBegun) setIsOpen(false);
  }

  return (
    <>
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {texts.undo}
      </Button>
      <span className="quiet">{fill(texts.undoUntil, formatDateTime(shown.undoUntil))}</span>
      <Dialog open={isOpen} title={texts.undoTitle} onClose={() => setIsOpen(false)}>
        <form
          className="form stack-4 mt-4 list-width"
          onSubmit={(event) => void undo(event)}
          noValidate
        >
          <p>{texts.undoLead}</p>
          <TextArea
            id="undo-reason"
            label={texts.reason}
            value={reason}
            onChange={setReason}
            required
          />
          <DialogActions>
            <Button look="secondary" onClick={() => setIsOpen(false)}>
              {texts.cancel}
            </Button>
            <Button type="submit" look="dangerNow" busy={isBusy} disabled={!isReason(reason)}>
              {texts.undo}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
