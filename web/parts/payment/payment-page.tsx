import { type ReactNode, useEffect } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { texts as fi } from '../../texts/fi/parts/payment-missing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { focusHeading } from '../../ui/focus-heading.ts';
import { LoomCard } from '../card/loom-card.tsx';
import type { OrderTexts } from '../order/order-summary.tsx';
import { QuietPage } from '../site/quiet-page.tsx';

type Props = {
  title: string;
  lead: string;
  texts: OrderTexts['loom'];
  children: ReactNode;
};

/** The page of an unpaid payment: a message, the next steps and the unfinished card. */
export function PaymentPage({ title, lead, texts, children }: Props) {
  // Coming from the provider's site, a screen reader reads the heading first.
  useEffect(focusHeading, []);
  return (
    <QuietPage
      title={title}
      lead={lead}
      picture={{ card: <LoomCard firstName="" lastName="" texts={texts} /> }}
    >
      {children}
    </QuietPage>
  );
}

type NotFoundProps = { texts: { missing: typeof fi; loom: OrderTexts['loom'] } };

/** No payment has this key. */
export function PaymentNotFound({ texts: { missing, loom } }: NotFoundProps) {
  const { pathTo, product } = usePage();
  useDocumentTitle(`${missing.heading} – ${product.nominative}`);
  return (
    <PaymentPage title={missing.heading} lead={missing.lead} texts={loom}>
      <ButtonLink href={pathTo('My_Museum_Card')}>{missing.mine}</ButtonLink>
      <ButtonLink href={pathTo('Help')} look="text">
        {missing.service}
      </ButtonLink>
    </PaymentPage>
  );
}
