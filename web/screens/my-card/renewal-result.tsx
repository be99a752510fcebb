import { useEffect } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { callServer, readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import { removeValue, storedValue } from '../../platform/session-store.ts';
import { trackPurchase } from '../../platform/tracking.ts';
import type { texts as fi } from '../../texts/fi/parts/renewal-result.ts';
import { showToast } from '../../ui/toast-store.ts';

type Texts = typeof fi;
type Payment = Parameters<typeof trackPurchase>[0];
type Result = { validUntil: string | null; isPending: boolean; payment: Payment };

/** On the card page: shows once the result of a renewal that was started in this tab. */
export function RenewalResult({ texts }: { texts: Texts }) {
  const { search, language } = usePage().place;
  useEffect(() => {
    const asked = consumeResult(search);
    // A failed status call is harmless: the card shows its last day.
    asked?.then(
      (result) => result && showResult(result, texts, language),
      () => {},
    );
  }, [search, texts, language]);
  return null;
}

/** Removed from the tab before the call, so that a reload does not show it again. */
function consumeResult(search: string): Promise<Result | null> | null {
  const paid = storedValue('paymentResult');
  const assetId = storedValue('assetId');
  for (const key of ['paymentResult', 'assetId', 'renewalPending'] as const) removeValue(key);
  if (paid?.success && assetId) return resultOfCharge(assetId, paid.paymentId);

  const paymentKey = new URLSearchParams(search).get('maksu');
  if (!paymentKey) return null;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return resultOfPayment(paymentKey);
}

async function resultOfCharge(assetId: string, paymentId: string): Promise<Result> {
  const { validUntil } = await callServer('MuseumCardUserController', 'updateMuseumCardValidity', {
    assetId,
    paymentId,
  });
  return { validUntil, isPending: false, payment: { paymentId } };
}

async function resultOfPayment(paymentKey: string): Promise<Result | null> {
  const told = await readFromServer('MuseumCardUserController', 'getRenewalResult', { paymentKey });
  if (!told) return null;
  const isPaid = told.view === 'paid' || told.view === 'alreadyPaid';
  return { validUntil: told.validUntil, isPending: !isPaid, payment: { paymentKey } };
}

function showResult(
  { validUntil, isPending, payment }: Result,
  texts: Texts,
  language: Language,
): void {
  if (isPending) {
    showToast({ label: texts.pending, message: texts.pendingBody, variant: 'info' });
    return;
  }
  trackPurchase(payment);
  removeValue('campaignCode');
  const label = validUntil
    ? fill(texts.renewed, formatDate(localDate(validUntil), language))
    : texts.renewedUnused;
  showToast({ label, variant: 'success' });
}
