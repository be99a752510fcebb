import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { localDate } from '../../../domain/base/local-date.ts';
import type { PaymentStatus } from '../../parts/payment-status/payment-status-data.ts';
import { PageProvider } from '../../platform/page-context.tsx';
import { texts as shell } from '../../texts/fi/shell.ts';
import { texts } from '../../texts/fi/thank-you-purchase.ts';
import { Screen } from './thank-you-purchase-screen.tsx';

const card = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  customerNumber: '7338881345697899',
  ryijySeed: 1,
  hasPlasticCard: true,
  receiptUrl: '/payments/receipt/key',
};
const place = {
  name: 'Thank_You_Purchase' as const,
  language: 'fi' as const,
  params: {},
  path: '/kiitos/osto',
  search: '?maksu=key',
};
const scheme = {
  product: { nominative: 'Museokortti' },
  organisation: '',
  businessId: '',
  serviceEmail: '',
  servicePhone: '',
  serviceHours: '',
  address: '',
  deliveryWeeks: '1–2',
  termsUrl: null,
};
const visit = {
  person: null,
  theme: 'system' as const,
  consent: null,
  today: localDate('2026-11-16'),
  devPages: false,
  transactionId: 'a',
};

function shown(view: PaymentStatus['view']): string {
  const status: PaymentStatus = {
    view,
    orderNumber: 'MK100015',
    paymentProcessType: 'standard',
    isDigitalGift: null,
    gift: null,
    companyOrder: null,
    card,
  };
  return renderToStaticMarkup(
    <PageProvider place={place} scheme={scheme} visit={visit}>
      <Screen texts={texts} shell={shell} place={place} data={{ key: 'key', status }} />
    </PageProvider>,
  );
}

test('a paid card is handed over with its receipt', () => {
  const page = shown('paid');

  expect(page).toContain(texts.lead);
  expect(page).toContain(card.receiptUrl);
  expect(page).toContain('MK100015');
});

test('a payment beside the paid one, or paid back, promises no working card and no receipt', () => {
  const page = shown('alreadyPaid');

  expect(page).toContain(texts.settled.lead);
  expect(page).not.toContain(texts.lead);
  expect(page).not.toContain(texts.next.heading);
  expect(page).not.toContain(card.receiptUrl);
  expect(page).not.toContain('MK100015');
});
