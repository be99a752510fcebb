import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/payment-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { OrderTexts } from '../order/order.ts';
import { PaymentRoom } from './payment-room.tsx';

type Props = { texts: { missing: typeof fi; loom: OrderTexts['loom'] } };

/** Nobody is told that a payment was made, or was not, when there is none by that key. */
export function NoSuchPayment({ texts: { missing, loom } }: Props) {
  const { pathTo, product } = usePage();
  useDocumentTitle(`${missing.heading} – ${product.nominative}`);
  return (
    <PaymentRoom title={missing.heading} lead={missing.lead} texts={loom}>
      <ButtonLink href={pathTo('My_Museum_Card')}>{missing.mine}</ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {missing.service}
      </ButtonLink>
    </PaymentRoom>
  );
}
