import { escapeHtml } from '../mailbox/page.ts';
import { isOpen, type Payment } from '../paytrail/payment.ts';
import { money, paymentPage } from './payment-page.ts';
import type { World } from './world.ts';

const MOST_SHOWN = 100;

/** Front page: requested, paid and pending payments. */
export function overviewPage(world: World): string {
  const content = `<p>Paytrail, ePassi and Smartum as this machine plays them. Mail that the shop sends is in the <a href="/mailbox">mailbox</a>.
Machines read <a href="/sandbox/ledger.json">ledger.json</a> and <a href="/sandbox/payments.json">payments.json</a>, and set <a href="/sandbox/faults">faults</a>.</p>
<h2>Payments at Paytrail</h2>${payments(Object.values(world.payments))}
<h2>Money that moved</h2>${ledger(world)}`;
  return paymentPage('EN', 'Payment sandbox', content).replace('<main>', '<main class="wide">');
}

function payments(all: Payment[]): string {
  const rows = all
    .slice(-MOST_SHOWN)
    .reverse()
    .map(
      (payment) =>
        `<tr><td>${time(payment.createdAt)}</td><td>${escapeHtml(payment.body.reference)}</td><td>${money(payment.body.amount)}</td><td>${escapeHtml(payment.provider ?? '')}</td><td>${payment.status}</td><td>${actions(payment)}</td></tr>`,
    );
  if (rows.length === 0) return '<p>Nothing yet.</p>';
  return `<div class="scroll" tabindex="0" role="region" aria-label="Payments"><table><thead><tr><th>Time</th><th>Reference</th><th>Amount</th><th>Method</th><th>Status</th><th>Say now</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function actions(payment: Payment): string {
  if (!isOpen(payment)) return '';
  const path = `/sandbox/payments/${payment.transactionId}`;
  const button = (answer: string, label: string) =>
    `<form method="post" action="${path}/${answer}"><button aria-label="${label} ${escapeHtml(payment.body.reference)}">${label}</button></form>`;
  return (
    button('confirm', 'Paid') + (payment.status === 'pending' ? button('reject', 'Declined') : '')
  );
}

function ledger({ ledger: { entries } }: World): string {
  const rows = entries
    .slice(-MOST_SHOWN)
    .reverse()
    .map(
      ({ at, provider, kind, method, amount, reference, stamp }) =>
        `<tr><td>${time(at)}</td><td>${kind}</td><td>${provider}, ${escapeHtml(method)}</td><td>${money(amount)}</td><td>${escapeHtml(reference ?? stamp)}</td></tr>`,
    );
  if (rows.length === 0) return '<p>Nothing yet.</p>';
  return `<div class="scroll" tabindex="0" role="region" aria-label="Money that moved"><table><thead><tr><th>Time</th><th>Kind</th><th>Through</th><th>Amount</th><th>Reference</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function time(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
}
