import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { givenPlace, PageAround } from '../../../test/page-around.tsx';
import type { PaymentStatus } from '../../parts/payment/payment-status.ts';
import { texts as shell } from '../../texts/fi/shell.ts';
import { texts } from '../../texts/fi/thank-you-company.ts';
import { Screen } from './thank-you-company-screen.tsx';

function shown(view: PaymentStatus['view'], isInvoiced: boolean): string {
  const status: PaymentStatus = {
    ...{ view, orderNumber: 'MK100015', isSilent: false, paymentProcessType: 'companyOrder' },
    ...{ isDigitalGift: null, gift: null, card: null },
    companyOrder: { deskUrl: '/kortit', receiptUrl: '/payments/receipt/key', isInvoiced },
  };
  return renderToStaticMarkup(
    <PageAround>
      <Screen texts={texts} shell={shell} place={givenPlace} data={{ key: 'key', status }} />
    </PageAround>,
  );
}

test('a buyer by invoice reads how and when it comes, without a receipt', () => {
  for (const view of ['pending', 'paid'] as const) {
    const page = shown(view, true);

    expect(page).toContain('lähettää laskun, kun tilaus on vahvistettu');
    expect(page).toContain('sähköpostilla osoitteeseen');
    expect(page).not.toMatch(/kuitti/i);
  }
  expect(shown('paid', true)).toContain('Lataa tilausvahvistus (PDF)');
});

test('a paid order has its receipt, and no word of an invoice', () => {
  expect(shown('paid', false)).toContain('Lataa kuitti (PDF)');
  for (const view of ['pending', 'paid'] as const) {
    expect(shown(view, false)).not.toMatch(/lasku/i);
  }
});
