import { useRef, useState } from 'react';
import { fill } from '../../../../../domain/base/fill.ts';
import { MOST_FILE_BYTES } from '../../../../../domain/data-import/import-states.ts';
import { useFormats } from '../../../../parts/office/use-formats.ts';
import { errorMessage } from '../../../../platform/read-error.ts';
import type { DataImport, ImportTexts, Kind } from '../import-data.ts';
import { guessKind } from '../mapping/guess-kind.ts';
import { sendFile } from './send-file.ts';

export type Upload = {
  fileId: string;
  kind: Kind;
  file: File;
  sent: number;
  /** Null: still uploading. */
  fault: string | null;
};

type Given = { shown: DataImport; texts: ImportTexts; onShown: (shown: DataImport) => void };

/** One upload: stops, fails and resumes. */
export function useUpload({ shown, texts, onShown }: Given) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const isStopped = useRef(false);
  const { formatSize } = useFormats();

  async function send(next: Upload) {
    isStopped.current = false;
    setUpload({ ...next, fault: null });
    try {
      const answer = await sendFile({
        importId: shown.id,
        fileId: next.fileId,
        kind: next.kind,
        file: next.file,
        received: next.sent,
        isStopped: () => isStopped.current,
        onSent: (sent) => setUpload((now) => now && { ...now, sent }),
      });
      setUpload((now) => (answer || !now ? null : { ...now, fault: texts.uploadStopped }));
      if (answer) onShown(answer);
    } catch (error) {
      const fault = errorMessage(error, texts.uploadFailed);
      setUpload((now) => now && { ...now, fault });
    }
  }

  function choose(file: File, kind: Kind | null) {
    // The same file after a reload: only the missing chunks are sent.
    const begun = shown.files.find(
      ({ state, name, bytes }) =>
        state === 'uploading' && name === file.name && bytes === file.size,
    );
    const next: Upload = {
      fileId: begun?.id ?? crypto.randomUUID(),
      kind: begun?.kind ?? kind ?? guessKind(file.name),
      file,
      sent: begun?.received ?? 0,
      fault: null,
    };
    if (isSendable(file)) void send(next);
    else setUpload({ ...next, fault: fill(texts.wrongSize, formatSize(MOST_FILE_BYTES)) });
  }

  return {
    upload,
    choose,
    goOn: () => upload && void send(upload),
    stop: () => {
      isStopped.current = true;
    },
  };
}

export const isSendable = ({ size }: File): boolean => size > 0 && size <= MOST_FILE_BYTES;
