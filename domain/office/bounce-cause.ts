/** Reasons for a bounced letter, as the office shows them. */
export const BOUNCE_CAUSES = [
  'noSuchAddress',
  'noSuchDomain',
  'mailboxFull',
  'tooLarge',
  'refused',
  'unreachable',
  'other',
] as const;
export type BounceCause = (typeof BOUNCE_CAUSES)[number];

const STATUS = /(?<![\d.])[245]\.\d{1,3}\.\d{1,3}(?![\d.])/;

/** The RFC 3463 status code in a server's message; null without one. */
export function statusIn(said: string): string | null {
  return STATUS.exec(said)?.[0] ?? null;
}

const EXACT: Record<string, BounceCause> = {
  '1.2': 'noSuchDomain',
  '1.10': 'noSuchDomain',
  '4.4': 'noSuchDomain',
  '2.1': 'noSuchAddress',
  '2.2': 'mailboxFull',
  '2.3': 'tooLarge',
  '3.4': 'tooLarge',
};
const BY_SUBJECT: Record<string, BounceCause> = {
  '1': 'noSuchAddress',
  '4': 'unreachable',
  '7': 'refused',
};

export function causeOfStatus(status: string): BounceCause {
  const [, subject = '', detail = ''] = status.split('.');
  return EXACT[`${subject}.${detail}`] ?? BY_SUBJECT[subject] ?? 'other';
}

const BY_REPLY: Record<number, BounceCause> = {
  550: 'noSuchAddress',
  551: 'noSuchAddress',
  552: 'mailboxFull',
  553: 'noSuchAddress',
};

/** For a refusal while sending: by status code, else by SMTP reply code. */
export function causeOfReply(reply: number | null, said: string): BounceCause {
  const status = statusIn(said);
  if (status) return causeOfStatus(status);
  if (reply === null || reply < 500) return 'unreachable';
  return BY_REPLY[reply] ?? 'refused';
}
