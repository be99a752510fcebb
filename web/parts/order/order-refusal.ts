import { CallError } from '../../platform/call-error.ts';
import { endFlow, log } from '../../platform/logging/page-logger.ts';
import type { texts as buyCard } from '../../texts/fi/buy-card.ts';
import { showToast, withdrawToasts } from '../../ui/toast-store.ts';

/** Why the server refused a form, with the page of an earlier pending payment. */
export type Refusal = { title: string; messages: string[]; pendingPaymentUrl?: string | null };

export type OrderToasts = (typeof buyCard)['toast'];

export function showRefusalToast({ title, messages }: Refusal): void {
  showToast({ label: title, message: messages.join('\n'), variant: 'error' });
}

/** Toasts about the form are out of date once it is sent again. */
export function withdrawOrderToasts({ form, refused, unexpected }: OrderToasts): void {
  for (const label of [form.label, refused, unexpected.label]) withdrawToasts(label);
}

/** Message of a failed order call. The log entry has nothing of the form. */
export function refusalOf(
  error: unknown,
  { refused, offline, unexpected }: OrderToasts,
  { message, source }: { message: string; source: string } = CARD_FORM,
): Refusal {
  log('ERROR', message, { error, source });
  endFlow();
  if (error instanceof CallError && error.status === 0) {
    return { title: refused, messages: [offline] };
  }
  if (error instanceof CallError && error.isReadable) {
    return { title: refused, messages: error.messages };
  }
  return { title: unexpected.label, messages: [unexpected.body] };
}

const CARD_FORM = { message: 'purchase check failed', source: 'card-form' };
