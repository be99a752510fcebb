import { useEffect, useState } from 'react';
import { readFromServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { DataImport, ImportTexts } from './import-data.ts';
import { startPoll } from './poll.ts';

/** Runs a call and refreshes the import. False: refused, and the reason is shown. */
export type Press = (work: () => Promise<DataImport>) => Promise<boolean>;

/** State of the import: polled while a job runs, and refreshed when the window gets the focus. */
export function useImport(initial: DataImport, texts: ImportTexts) {
  const [shown, setShown] = useState(initial);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });
  const { id } = initial;

  useEffect(() => {
    const { look, stop } = startPoll({
      read: () => readFromServer('BackOfficeController', 'getDataImportProgress', { importId: id }),
      show: setShown,
      isAtWork: isAtWork(shown),
    });
    const lookNow = () => void look();
    window.addEventListener('focus', lookNow);
    return () => {
      stop();
      window.removeEventListener('focus', lookNow);
    };
  }, [id, shown]);

  const press: Press = (work) => attempt(async () => setShown(await work()));
  return { shown, setShown, isBusy, press };
}

function isAtWork({ progress, state, fault, files }: DataImport): boolean {
  return (
    progress.step !== null ||
    (fault === null && ['checking', 'committing', 'undoing'].includes(state)) ||
    files.some((file) => file.state === 'reading')
  );
}
