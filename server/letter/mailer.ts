import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type DkimKey, dkimKeyOf } from '../settings/dkim-key.ts';
import type { Settings } from '../settings/settings.ts';
import type { Attachment } from './letter.ts';
import { messageBytes } from './message-bytes.ts';

const MOST_CONNECTIONS = 5;
// Below the 30 s after which the database ends an idle transaction.
const LONGEST_SEND_MS = 20_000;

export type OutgoingMail = {
  messageId: string;
  date: Date;
  language: string;
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  attachments: Attachment[];
  /** One-click unsubscribe URL; null for a letter without opt-out. */
  oneClick?: string | null;
};

export type Mailer = {
  /** Does nothing when the server has already taken the mail and only our record is missing. */
  send(mail: OutgoingMail): Promise<void>;
  /** The delivery is committed to our database. */
  recorded(messageId: string): void;
  /** Message-IDs that the server accepted but we have not recorded. */
  unrecorded(): string[];
  close(): void;
};

/** Headers covered by DKIM. One-click unsubscribe requires both of its headers to be signed (RFC 8058). */
const SIGNED = [
  ...['From', 'Sender', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version'],
  ...['Content-Type', 'Content-Transfer-Encoding', 'Content-Language', 'Auto-Submitted'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

type MailSettings = Pick<
  Settings,
  'smtpUrl' | 'mailFrom' | 'mailBouncesTo' | 'mailDkimSelector' | 'mailDkimKey'
>;

export function mailerOf(settings: MailSettings): Mailer {
  const { smtpUrl, mailFrom, mailBouncesTo } = settings;
  return openMailer(smtpUrl, mailFrom, { bouncesTo: mailBouncesTo, dkim: dkimKeyOf(settings) });
}

type Options = {
  /** Address for delivery reports; empty means the sender. */
  bouncesTo?: string;
  dkim?: DkimKey | null;
};

export function openMailer(
  smtpUrl: string,
  from: string,
  { bouncesTo = '', dkim = null }: Options = {},
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    // The outbox retries; the library's silent retries would count as one attempt.
    maxRequeues: 0,
    requireTLS: !/^(localhost|127\.|\[::1\])/.test(new URL(smtpUrl).hostname),
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED,
      },
    }),
  });
  // When the database fails after the server's yes, the next attempt only has to record it.
  const taken = new Set<string>();
  return {
    async send({ to, replyTo, language, oneClick, ...mail }) {
      if (taken.has(mail.messageId)) return;
      const message = new MailComposer({
        ...mail,
        from,
        // Fixed encoding: otherwise the library scans every text three times to guess it.
        textEncoding: 'quoted-printable',
        // Objects are never parsed as a list, so one address stays one address.
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(bouncesTo && { envelope: { from: bouncesTo, to: [{ name: '', address: to }] } }),
        headers: {
          'Content-Language': language,
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(oneClick && {
            'List-Unsubscribe': `<${oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }).compile();
      await withinTime(
        transport.sendMail({
          raw: messageBytes(message),
          envelope: message.getEnvelope(),
          messageId: mail.messageId,
          // A report identifies the letter by this id and returns only headers.
          dsn: { id: mail.messageId.slice(1, 37), return: 'headers', notify: ['failure'] },
        }),
      );
      taken.add(mail.messageId);
    },
    recorded: (messageId) => void taken.delete(messageId),
    unrecorded: () => [...taken],
    close: () => transport.close(),
  };
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('the mail server is too slow'), { code: 'ETIMEDOUT' }));
    }, LONGEST_SEND_MS);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
