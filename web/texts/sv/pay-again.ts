import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import type { texts as fi } from '../fi/pay-again.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Välj betalningssätt',
  description: 'Betala din oavslutade beställning på ett annat sätt.',
  heading: buyCard.heading.payment,
  back: buyCard.back,
  step: buyCard.step,
  payer: 'Betalare',
  total: order.total,
  check: order.check,
  closed: {
    paid: {
      heading: 'Beställningen är redan betald',
      lead: 'Ingen andra betalning behövs.',
      go: 'Se dina beställningar',
    },
    beingConfirmed: {
      heading: 'Betalningen bekräftas',
      lead: 'Din föregående betalning håller på att bekräftas. Betala inte på nytt.',
      go: 'Se dina beställningar',
    },
    tooOld: {
      heading: 'Beställningen kan inte längre betalas',
      lead: `En obetald beställning kan betalas i ${PAYABLE_DAYS} dagar. Kontrollera uppgifterna i formuläret och beställ på nytt.`,
      go: 'Öppna formuläret',
    },
    priceChanged: {
      heading: 'Kontrollera priset före betalningen',
      lead: 'Priset är inte längre detsamma som när du gjorde beställningen. Du ser det nya priset i formuläret, och uppgifterna du fyllt i finns kvar.',
      go: 'Öppna formuläret',
    },
  },
  payment,
  loom: order.loom,
  missing,
};
