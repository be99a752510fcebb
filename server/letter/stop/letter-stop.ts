import { z } from 'zod';
import { pathTo } from '../../../contract/page/pages.ts';
import { LETTER_TOPICS, type LetterTopic } from '../../../domain/account/letter-topic.ts';
import { LANGUAGES, type Language } from '../../../domain/base/language.ts';
import type { SecretKey } from '../../base/secret-key.ts';
import { sealText, unsealText } from '../../platform/seal-text.ts';

const wish = z.object({
  topic: z.enum(LETTER_TOPICS),
  emailAddress: z.string(),
  language: z.enum(LANGUAGES),
});
type OptOut = z.infer<typeof wish>;
type Site = { publicUrl: string; secretKey: SecretKey };

/** Where mail programs post a one-click unsubscribe (RFC 8058). */
export const STOP_PATH = '/letters/stop';

/**
 * Sealed, so that nobody can unsubscribe others and no address appears in a link. Never expires, since people keep
 * mails.
 */
function stopToken(asked: OptOut, secretKey: SecretKey): string {
  const sealed = sealText(JSON.stringify(asked), { kind: 'letter-stop', secretKey });
  return sealed.toString('base64url');
}

/** Null for a forged or damaged token. */
export function readStopToken(token: string, secretKey: SecretKey): OptOut | null {
  try {
    const sealed = Buffer.from(token, 'base64url');
    return wish.parse(JSON.parse(unsealText(sealed, { kind: 'letter-stop', secretKey })));
  } catch {
    return null;
  }
}

export type StopLinks = { page: string; oneClick: string };

export function stopLinks(asked: OptOut, { publicUrl, secretKey }: Site): StopLinks {
  const token = stopToken(asked, secretKey);
  return {
    page: stopPage(asked, token, publicUrl),
    oneClick: `${publicUrl}${STOP_PATH}/${token}`,
  };
}

/**
 * Opening the page changes nothing, since link scanners open links. The token is behind # to stay out of logs and
 * Referer.
 */
export function stopPage(
  { topic, language }: { topic: LetterTopic; language: Language },
  token: string,
  publicUrl: string,
): string {
  return `${publicUrl}${pathTo('Stop_Letters', language)}#${topic}.${token}`;
}
