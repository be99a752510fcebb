import { dkimKeyOf, dkimRow, domainOf } from './dkim-key.ts';
import type { SettingValues } from './settings-table.ts';

type Given = Pick<SettingValues, 'mailFrom' | 'mailDkimSelector' | 'mailDkimKey'>;

/** What the DNS of the sender's domain has to say before the first letter. */
export type MailDns = {
  domain: string;
  /** False: the row of DKIM is the mail server's, whose operator knows it, as of SPF. */
  isSigned: boolean;
  rows: string[];
};

/** Told by the command and by the office alike. */
export function mailDnsOf(settings: Given): MailDns {
  const domain = domainOf(settings.mailFrom);
  const key = dkimKeyOf(settings);
  const dmarc = `_dmarc.${domain}. IN TXT "v=DMARC1; p=quarantine"`;
  return { domain, isSigned: key !== null, rows: [...(key ? [dkimRow(key)] : []), dmarc] };
}
