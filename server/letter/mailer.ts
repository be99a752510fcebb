import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { type DkimKey, dkimKeyOf } from '../settings/dkim-key.ts';
import type { Settings } from '../settings/settings.ts';
import type { Attachment } from './letter.ts';
import { messageBytes } from './message-bytes.ts';

const MOST_CONNECTIONS = 5;
// Less than the 30 s after which the database ends a transaction that only waits.
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
  /** Where a mail program posts that such letters are to stop; null for a letter that nobody can stop. */
  oneClick?: string | null;
};

export type Mailer = {
  /** Nothing more to do for a mail that the server has taken and nobody has recorded yet. */
  send(mail: OutgoingMail): Promise<void>;
  /** Our own record of it is safe. */
  recorded(messageId: string): void;
  /** What the server has taken and nobody has recorded yet. */
  unrecorded(): string[];
  close(): void;
};

/** What a signature covers. One click counts only where both of its lines are under it (RFC 8058). */
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
  /** Where mail servers send their delivery reports; empty = to the sender. */
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
    // We try again ourselves: the library would do it without telling, and count as one try.
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
  // Where the database is lost between the server's yes and our record, the next try has only to record it.
  const taken = new Set<string>();
  return {
    async send({ to, replyTo, language, oneClick, ...mail }) {
      if (taken.has(mail.messageId)) return;
      const message = new MailComposer({
        ...mail,
        from,
        // What our languages are written in anyway: left open, every text is read through three times to guess it.
        textEncoding: 'quoted-printable',
        // As objects: never parsed as a list, so one address stays one address.
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
          // A report names the letter by this id, and brings none of its words along.
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
