import PostalMime, { type Address, type Email } from 'postal-mime';

export type MailSummary = {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  subject: string;
  receivedAt: number;
};

export type MailAttachment = {
  filename: string;
  contentType: string;
  content: Buffer;
};

export type Mail = MailSummary & {
  headers: { name: string; value: string }[];
  text: string;
  html: string;
  attachments: MailAttachment[];
};

export async function summarise(id: string, message: Buffer): Promise<MailSummary> {
  const {
    headers: _headers,
    text: _text,
    html: _html,
    attachments: _files,
    ...summary
  } = await readMail(id, message);
  return summary;
}

export async function readMail(id: string, message: Buffer): Promise<Mail> {
  const email = await PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' });
  const headers = email.headers.map(({ key, value }) => ({ name: key, value }));
  return {
    id,
    messageId: email.messageId ?? id,
    from: addressOf(email.from),
    to: headers.filter(({ name }) => name === 'delivered-to').map(({ value }) => value),
    subject: email.subject ?? '',
    receivedAt: Number(id.split('-')[0]),
    headers,
    text: email.text ?? '',
    html: email.html ?? '',
    attachments: attachmentsOf(email),
  };
}

function addressOf(from: Address | undefined): string {
  return from?.address ?? '';
}

function attachmentsOf(email: Email): MailAttachment[] {
  return email.attachments.map(({ filename, mimeType, content }, index) => ({
    filename: filename ?? `attachment-${index + 1}`,
    contentType: mimeType,
    content: Buffer.from(content as ArrayBuffer),
  }));
}
