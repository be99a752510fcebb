import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SettingValues } from './settings-table.ts';

type MailSettings = Pick<SettingValues, 'mailFrom' | 'mailDkimSelector' | 'mailDkimKey'>;

/** Key that signs all mail for the sender's domain. */
export type DkimKey = { domain: string; selector: string; privateKey: string };

const SHORTEST_BITS = 2048;
/** Maximum length of a string in a DNS record; longer values are split. */
const LONGEST_STRING = 255;

/** Null: not signed here, for example when the mail server signs. */
export function dkimKeyOf({
  mailFrom,
  mailDkimSelector,
  mailDkimKey,
}: MailSettings): DkimKey | null {
  if (mailDkimSelector === '') return null;
  return {
    domain: domainOf(mailFrom),
    selector: mailDkimSelector,
    privateKey: textOf(mailDkimKey),
  };
}

/** “Museum card <service@kortti.example>”, or the address alone. */
export const domainOf = (mailFrom: string): string => /@([^\s<>@]+)>?$/.exec(mailFrom)?.[1] ?? '';

/** Reports an unreadable key at start, not with the first letter. */
export function dkimFaults(given: MailSettings): string[] {
  const { mailDkimSelector: selector, mailDkimKey: key } = given;
  if (selector === '' && key === '') return [];
  if (selector === '' || key === '') {
    return ['MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY belong together: give both or none.'];
  }
  try {
    const parsed = createPrivateKey(textOf(key));
    return isStrong(parsed)
      ? []
      : [`MAIL_DKIM_KEY must be an RSA key of ${SHORTEST_BITS} bits or more.`];
  } catch {
    return ['MAIL_DKIM_KEY must be a private key in PEM, or the path of a file that holds one.'];
  }
}

/** The DNS record with which others verify the signatures. */
export function dkimRow({ domain, selector, privateKey }: DkimKey): string {
  const key = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const value = `v=DKIM1; k=rsa; p=${key.toString('base64')}`;
  const strings = value.match(new RegExp(`.{1,${LONGEST_STRING}}`, 'g')) ?? [];
  return `${selector}._domainkey.${domain}. IN TXT ${strings.map((one) => `"${one}"`).join(' ')}`;
}

const textOf = (given: string): string =>
  given.startsWith('-----BEGIN') ? given : readFileSync(given, 'utf8');

const isStrong = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean =>
  asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= SHORTEST_BITS;
