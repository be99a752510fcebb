import type { MailSummary } from './read-mail.ts';

export type MailGroup = MailSummary & { count: number };

/**
 * A mail sent again after a crash carries the Message-ID of the first copy, and a mail reader shows
 * the two as one: so do we, with the number of copies beside it.
 */
export function groupRepeats(newestFirst: MailSummary[], to: string): MailGroup[] {
  const wanted = to.trim().toLowerCase();
  const groups = new Map<string, MailGroup>();
  for (const mail of newestFirst) {
    if (!mail.to.some((address) => address.toLowerCase().includes(wanted))) continue;
    const key = `${mail.messageId} ${mail.to.join()}`;
    groups.set(key, { ...mail, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}
