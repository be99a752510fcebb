import { CHUNK_BYTES } from '../../../../../domain/data-import/import-states.ts';
import { guarded } from '../../../../parts/office/action/guarded-calls.ts';
import { CallError } from '../../../../platform/call-error.ts';
import { callServer } from '../../../../platform/call-server.ts';
import { fetchWithTimeout } from '../../../../platform/timeout.ts';
import type { DataImport, Kind } from '../import-data.ts';

/** Timeout of a 4 MiB chunk over a slow connection. */
const PIECE_MS = 120_000;

export type Sending = {
  importId: string;
  fileId: string;
  kind: Kind;
  file: File;
  /** Bytes received earlier: the upload resumes there. */
  received: number;
  isStopped: () => boolean;
  onSent: (bytes: number) => void;
};

/** Announces a file and sends it in chunks; each chunk may be retried. Null: stopped by the user. */
export async function sendFile(sending: Sending): Promise<DataImport | null> {
  const { importId, fileId, kind, file, isStopped, onSent } = sending;
  const ofFile = { importId, fileId };
  const { name, size } = file;
  const announced = { ...ofFile, kind, name: name.slice(0, 200), bytes: size };
  await callServer('BackOfficeController', 'startDataImportFile', announced);
  let place = Math.floor(sending.received / CHUNK_BYTES);
  for (; place * CHUNK_BYTES < size; place++) {
    if (isStopped()) return null;
    const start = place * CHUNK_BYTES;
    const piece = file.slice(start, start + CHUNK_BYTES);
    await sendPiece(`/office/imports/${importId}/files/${fileId}/chunks/${place}`, piece);
    onSent(Math.min(size, start + CHUNK_BYTES));
  }
  return callServer('BackOfficeController', 'finishDataImportFile', ofFile);
}

const sendPiece = (url: string, piece: Blob): Promise<void> =>
  guarded({ name: url, isChange: true, send: (more) => postPiece(url, piece, more) });

async function postPiece(url: string, body: Blob, more?: Record<string, string>): Promise<void> {
  const headers = {
    'content-type': 'application/octet-stream',
    'x-language': document.documentElement.lang,
    ...more,
  };
  const { response, body: answer } = await fetchWithTimeout(
    url,
    { method: 'POST', credentials: 'same-origin', headers, body },
    (sent) => sent.text(),
    PIECE_MS,
  ).catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  if (!response.ok) throw new CallError(response.status, parsed(answer), response.statusText);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
