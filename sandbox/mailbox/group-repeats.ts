import type { MailSummary } from './read-mail.ts';

export type MailGroup = MailSummary & { count: number };

/**
 * A mail resent after a crash has the Message-ID of the first copy: shown as one mail with the number of copies, as
 * mail readers do.
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
