import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { givenPlace, PageAround } from '../../../test/page-around.tsx';
import type { PaymentStatus } from '../../parts/payment/payment-status.ts';
import { texts as shell } from '../../texts/fi/shell.ts';
import { texts } from '../../texts/fi/thank-you-purchase.ts';
import { Screen } from './thank-you-purchase-screen.tsx';

const card = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  customerNumber: '7338881345697899',
  ryijySeed: 1,
  months: 13,
  hasPlasticCard: true,
  receiptUrl: '/payments/receipt/key',
};
function shown(view: PaymentStatus['view']): string {
  const status: PaymentStatus = {
    view,
    orderNumber: 'MK100015',
    isSilent: false,
    paymentProcessType: 'standard',
    isDigitalGift: null,
    gift: null,
    companyOrder: null,
    card,
  };
  return renderToStaticMarkup(
    <PageAround>
      <Screen texts={texts} shell={shell} place={givenPlace} data={{ key: 'key', status }} />
    </PageAround>,
  );
}

test('a paid card is shown with its receipt', () => {
  const page = shown('paid');

  expect(page).toContain(texts.lead);
  expect(page).toContain(card.receiptUrl);
  expect(page).toContain('MK100015');
  expect(page).toContain('13 kuukautta');
});

test('a second payment of a paid order, or a refunded one, shows no valid card and no receipt', () => {
  const page = shown('alreadyPaid');

  expect(page).toContain(texts.settled.lead);
  expect(page).not.toContain(texts.lead);
  expect(page).not.toContain(texts.next.heading);
  expect(page).not.toContain(card.receiptUrl);
  expect(page).not.toContain('MK100015');
});
