import PostalMime from 'postal-mime';
import { type BounceCause, causeOfStatus, statusIn } from '../../../domain/office/bounce-cause.ts';

export type DeliveryReport = { mailId: string; cause: BounceCause; status: string | null };

const UUID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const MESSAGE_ID = new RegExp(`^message-id:\\s*<(${UUID})@`, 'im');
const ENVELOPE_ID = new RegExp(`^original-envelope-id:\\s*(${UUID})\\s*$`, 'im');
const RETURNED = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global',
  'message/global-headers',
]);
const REPORT = new Set(['message/delivery-status', 'message/global-delivery-status']);

/** Parses a delivery report (RFC 3464) about one of our letters; null for any other mail and for a mere delay. */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | null> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => null);
  if (!mail) return null;
  const textOf = (kinds: Set<string>) =>
    mail.attachments
      .filter(({ mimeType }) => kinds.has(mimeType.toLowerCase()))
      .map(({ content }) => unfolded(content));
  const [report] = textOf(REPORT);
  if (!report || !/^action:\s*failed\b/im.test(report)) return null;
  const [returned = ''] = textOf(RETURNED);
  const mailId = ENVELOPE_ID.exec(report)?.[1] ?? MESSAGE_ID.exec(headersOf(returned))?.[1];
  if (!mailId) return null;
  const status = statusIn(/^status:(.*)$/im.exec(report)?.[1] ?? '');
  return { mailId: mailId.toLowerCase(), cause: status ? causeOfStatus(status) : 'other', status };
}

/** The returned body may contain lines that look like headers. */
const headersOf = (message: string) => message.split(/\n\n/, 1)[0] ?? '';

function unfolded(content: ArrayBuffer | Uint8Array | string): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll('\r\n', '\n').replace(/\n[ \t]+/g, ' ');
}
