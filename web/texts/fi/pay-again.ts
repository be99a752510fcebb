import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as order } from './parts/order.ts';
import { texts as payment } from './parts/payment.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts = {
  title: 'Valitse maksutapa',
  description: 'Maksa keskeneräinen tilauksesi toisella maksutavalla.',
  heading: buyCard.heading.payment,
  back: buyCard.back,
  step: buyCard.step,
  payer: 'Maksaja',
  total: order.total,
  check: order.check,
  closed: {
    paid: {
      heading: 'Tilaus on jo maksettu',
      lead: 'Toista maksua ei tarvita.',
      go: 'Katso tilauksesi',
    },
    beingConfirmed: {
      heading: 'Maksua vahvistetaan',
      lead: 'Edellinen maksusi on vielä vahvistettavana. Älä maksa uudelleen.',
      go: 'Katso tilauksesi',
    },
    tooOld: {
      heading: 'Tilausta ei voi enää maksaa',
      lead: `Maksamattoman tilauksen voi maksaa ${PAYABLE_DAYS} päivän ajan. Tarkista tiedot lomakkeella ja tilaa uudelleen.`,
      go: 'Avaa lomake',
    },
    priceChanged: {
      heading: 'Tarkista hinta ennen maksua',
      lead: 'Hinta ei ole enää sama kuin silloin, kun teit tilauksen. Näet uuden hinnan lomakkeella, ja täyttämäsi tiedot ovat tallella.',
      go: 'Avaa lomake',
    },
  },
  payment,
  loom: order.loom,
  missing,
};
