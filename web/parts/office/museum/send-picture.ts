import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '../../../../domain/museum/picture-limits.ts';
import { CallError } from '../../../platform/call-error.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';

type Sent = { id: string } | { fault: string };

/** The picture is checked and made anew on the server; nobody sees it before the museum is saved. */
export async function sendPicture(file: File, texts: typeof fi): Promise<Sent> {
  if (!PICTURE_TYPES.includes(file.type)) return { fault: texts.pictureType };
  if (file.size > MOST_PICTURE_BYTES) return { fault: texts.pictureLarge };
  const response = await fetch('/office/museum-pictures', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': file.type, 'x-language': document.documentElement.lang },
    body: file,
  }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok) return body as { id: string };
  const { messages } = new CallError(response?.status ?? 0, body, '');
  return { fault: messages[0] ?? texts.pictureFailed };
}
