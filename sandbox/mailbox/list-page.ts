import type { MailGroup } from './group-repeats.ts';
import { escapeHtml, page } from './page.ts';

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
