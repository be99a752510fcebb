import { CallError } from './call-error.ts';
import { fetchWithTimeout } from './timeout.ts';

/** Downloads a file by POST, so that its secret is not in the URL. */
export async function downloadFile(path: string, params: object, name: string): Promise<void> {
  const { response, body } = await fetchWithTimeout(
    path,
    {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-language': document.documentElement.lang,
      },
      body: JSON.stringify(params),
    },
    (answer) => answer.blob(),
  ).catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  if (!response.ok) throw new CallError(response.status, null, response.statusText);
  saveFile(body, name);
}

export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
