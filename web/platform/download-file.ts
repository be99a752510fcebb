import { CallError } from './call-error.ts';
import { fetchInTime } from './time-limit.ts';

/** A file that wants a secret: asked for with a POST, so that the secret stands in no address. */
export async function downloadFile(path: string, asked: object, name: string): Promise<void> {
  const { response, body } = await fetchInTime(
    path,
    {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'x-language': document.documentElement.lang,
      },
      body: JSON.stringify(asked),
    },
    (answer) => answer.blob(),
  ).catch((cause: unknown) => {
    throw new CallError(0, null, String(cause));
  });
  if (!response.ok) throw new CallError(response.status, null, response.statusText);
  const address = URL.createObjectURL(body);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
