import type { MailGroup } from './group-repeats.ts';
import { escapeHtml, page } from './page.ts';
import type { Mail } from './read-mail.ts';

const FRAME_RIGHTS = 'allow-popups allow-popups-to-escape-sandbox';

export function messagePage(mail: Mail, base: string): string {
  const address = `${base}/messages/${mail.id}`;
  const files = mail.attachments.map(
    ({ filename, contentType, content }, number) =>
      `<li><a href="${address}/attachments/${number}"><strong>${escapeHtml(filename)}</strong>
<small>${escapeHtml(contentType)}, ${Math.ceil(content.length / 1024)} kB</small></a></li>`,
  );
  return page(
    mail.subject,
    `<p><a href="${base}">All mails</a></p>
<h1>${escapeHtml(mail.subject)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>Message-ID</dt><dd>${escapeHtml(mail.messageId)}</dd>
</dl>
${files.length > 0 ? `<h2>Attachments</h2><ol>${files.join('')}</ol>` : ''}
${mail.html ? `<h2>HTML</h2><iframe title="The mail as HTML" sandbox="${FRAME_RIGHTS}" src="${address}/body.html"></iframe>` : ''}
<h2>Plain text</h2><pre>${escapeHtml(mail.text)}</pre>
<p><a href="${address}/source.eml">Source</a></p>`,
  );
}

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'medium',
});

export function listPage(mails: MailGroup[], to: string, base: string): string {
  const rows = mails.map((mail) => row(mail, base)).join('');
  return page(
    'Mails',
    `<h1>${mails.length === 1 ? '1 mail' : `${mails.length} mails`}</h1>
<form method="get" action="${base}" role="search">
<label>Address<input name="to" type="search" value="${escapeHtml(to)}" autocomplete="off"></label>
<button>Show</button>
</form>
${rows ? `<ol>${rows}</ol>` : '<p>No mail yet. Reload the page after something was sent.</p>'}`,
  );
}

function row({ id, subject, to, receivedAt, count }: MailGroup, base: string): string {
  const when = new Date(receivedAt);
  return `<li><a href="${base}/messages/${id}">
<strong>${escapeHtml(subject || '(no subject)')}</strong>
<time datetime="${when.toISOString()}">${time.format(when)}</time>
<small>${escapeHtml(to.join(', '))}${count > 1 ? ` · received ${count} times` : ''}</small>
</a></li>`;
}
