import { MOST_PICTURE_BYTES } from '../../../domain/museum/picture-limits.ts';
import { CallError } from '../../platform/call-error.ts';
import { errorMessage } from '../../platform/read-error.ts';
import { fetchWithTimeout } from '../../platform/timeout.ts';
import { guarded } from './action/guarded-calls.ts';

/** Timeout for ten megabytes over a slow connection. */
const IMAGE_MS = 120_000;

type Given = {
  path: '/office/museum-pictures' | '/office/scheme-logos';
  types: readonly string[];
  texts: { badType: string; tooLarge: string; failed: string };
};

/** Validated and re-encoded by the server; not visible before its museum or fact is saved. */
export async function sendImage<Answer>(
  file: File,
  { path, types, texts }: Given,
): Promise<Answer | { fault: string }> {
  if (!types.includes(file.type)) return { fault: texts.badType };
  if (file.size > MOST_PICTURE_BYTES) return { fault: texts.tooLarge };
  const headers = { 'content-type': file.type, 'x-language': document.documentElement.lang };
  const send = async (more?: Record<string, string>) => {
    const { response, body } = await fetchWithTimeout(
      path,
      { method: 'POST', credentials: 'same-origin', headers: { ...headers, ...more }, body: file },
      (answer): Promise<unknown> => answer.json().catch(() => null),
      IMAGE_MS,
    );
    if (!response.ok) throw new CallError(response.status, body, '');
    return body as Answer;
  };
  return guarded({ name: path, isChange: true, send }).catch((error: unknown) => ({
    fault: errorMessage(error, texts.failed) ?? texts.failed,
  }));
}
