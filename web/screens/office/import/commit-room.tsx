import { type FormEvent, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { REASON_LENGTH } from '../../../../domain/office/actions.ts';
import { isReason } from '../../../parts/office/action/use-action.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { DataImport, ImportTexts } from './import-data.ts';
import { isCommitted } from './import-steps.ts';
import { UndoWays } from './report/undo-ways.tsx';
import { UndoneBuckets } from './report/undone-buckets.tsx';
import type { Press } from './use-import.ts';
import { WorkProgress } from './work-progress.tsx';

type Props = { shown: DataImport; texts: ImportTexts; isBusy: boolean; press: Press };

/** The commit: in batches that can be stopped and continued, with undo for thirty days. */
export function CommitRoom(props: Props) {
  const { formatDateTime } = useFormats();
  const { shown, texts, isBusy, press } = props;
  const { id: importId, state, committedBy, committedAt } = shown;
  if (state !== 'signed' && !isCommitted(shown)) return null;
  const step = (method: 'stopDataImport' | 'resumeDataImport', label: string) => (
    <Button
      look="secondary"
      busy={isBusy}
      onClick={() => void press(() => callServer('BackOfficeController', method, { importId }))}
    >
      {label}
    </Button>
  );
  return (
    <section className="section" aria-labelledby="commit">
      <h2 id="commit">{texts.commit}</h2>
      {state === 'signed' && <CommitForm {...props} />}
      {committedAt !== null && (
        <p className="quiet">
          {fill(texts.committedBy, committedBy ?? texts.gone, formatDateTime(committedAt))}
        </p>
      )}
      {(state === 'committing' || state === 'undoing') && (
        <WorkProgress shown={shown} texts={texts} />
      )}
      {state === 'stopped' && shown.progress.all > 0 && (
        <WorkProgress shown={shown} texts={texts} />
      )}
      <div className="ways mt-4">
        {state === 'committing' && step('stopDataImport', texts.stop)}
        {state === 'stopped' && step('resumeDataImport', texts.resume)}
        <UndoWays {...props} />
      </div>
      <UndoneBuckets shown={shown} texts={texts} />
    </section>
  );
}

function CommitForm({ shown, texts, isBusy, press }: Props) {
  const [reason, setReason] = useState('');
  function commit(event: FormEvent) {
    event.preventDefault();
    if (!isReason(reason)) return document.getElementById('commit-reason')?.focus();
    const asked = { importId: shown.id, reason: reason.trim() };
    void press(() => callServer('BackOfficeController', 'commitDataImport', asked));
  }
  if (shown.signed?.isOwn) return <p>{texts.ownSignature}</p>;
  return (
    <form className="form stack-4 mt-4 list-width" onSubmit={commit} noValidate>
      <p>{texts.commitLead}</p>
      <TextArea
        id="commit-reason"
        label={texts.reason}
        hint={texts.reasonHint}
        value={reason}
        onChange={setReason}
        counter={{ most: REASON_LENGTH.most, text: texts.counter }}
        required
      />
      <Button type="submit" busy={isBusy} aria-disabled={!isReason(reason)}>
        {texts.commitNow}
      </Button>
    </form>
  );
}
