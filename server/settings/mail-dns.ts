import { dkimKeyOf, dkimRow, domainOf } from './dkim-key.ts';
import type { SettingValues } from './settings-table.ts';

type MailSettings = Pick<SettingValues, 'mailFrom' | 'mailDkimSelector' | 'mailDkimKey'>;

/** DNS records of the sender's domain required before the first letter. */
export type MailDns = {
  domain: string;
  /** False: the mail server signs, and its operator knows the DKIM and SPF records. */
  isSigned: boolean;
  rows: string[];
};

/** Used by the command and by the office. */
export function mailDnsOf(settings: MailSettings): MailDns {
  const domain = domainOf(settings.mailFrom);
  const key = dkimKeyOf(settings);
  const dmarc = `_dmarc.${domain}. IN TXT "v=DMARC1; p=quarantine"`;
  return { domain, isSigned: key !== null, rows: [...(key ? [dkimRow(key)] : []), dmarc] };
}
