import { useEffect } from 'react';
import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { CheckoutPage } from '../../parts/order/checkout-page.tsx';
import { OrderLines } from '../../parts/order/order-summary.tsx';
import { MonthlyPayment } from '../../parts/payment/monthly-payment.tsx';
import { PaymentNotFound, PaymentPage } from '../../parts/payment/payment-page.tsx';
import { pageOfForm } from '../../parts/payment/payment-status.ts';
import { PaymentStep } from '../../parts/payment/payment-step.tsx';
import { afterFailure, usePaymentStatus } from '../../parts/payment/use-payment-status.ts';
import { replaceFullPage } from '../../platform/full-page-load.ts';
import { currentPath } from '../../platform/logout.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ScreenProps } from '../../platform/screen.ts';
import type { texts as fi } from '../../texts/fi/pay-again.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { OrderToPay, PayAgainData } from './pay-again-data.ts';

type Texts = typeof fi;

/** Payment methods of an unpaid order. Nothing is typed again: the server has the order and knows its owner. */
export function Screen(props: ScreenProps<Texts, PayAgainData>) {
  const { texts, data } = props;
  const { pathTo, person } = usePage();
  const status = usePaymentStatus({ data, schedule: afterFailure });
  const { order } = data;
  const isOfAccount =
    status !== 'missing' && ['standard', 'renewal'].includes(status?.paymentProcessType ?? '');
  const mustSignIn = !order && isOfAccount && person === null;
  // A monthly renewal charges a saved card, on another page.
  const isMonthlyRenewal =
    order?.paymentProcessType === 'renewal' && order.paymentBillingType === 'monthly';
  useEffect(() => {
    // Not by the logout URL: it would redirect back to a page that is open to guests.
    const login = `${pathTo('Login')}?${new URLSearchParams({ retUrl: currentPath() })}`;
    if (mustSignIn) replaceFullPage(login);
    if (isMonthlyRenewal) replaceFullPage(pathTo('Extend_Validity'));
  }, [mustSignIn, isMonthlyRenewal, pathTo]);

  if (mustSignIn || isMonthlyRenewal) {
    return <Spinner label={texts.payment.loading} slowLabel={texts.payment.slow} />;
  }
  if (status === 'missing' || !order) return <PaymentNotFound texts={texts} />;
  if (order.state === 'open') return <Methods {...props} order={order} />;
  const { heading, lead, go } = texts.closed[order.state];
  const isForForm = order.state === 'priceChanged' || order.state === 'tooOld';
  const next = isForForm ? pageOfForm(status) : 'My_Orders';
  return (
    <PaymentPage title={heading} lead={lead} texts={texts.loom}>
      <ButtonLink href={pathTo(next)}>{go}</ButtonLink>
    </PaymentPage>
  );
}

type MethodsProps = ScreenProps<Texts, PayAgainData> & { order: OrderToPay };

function Methods({ texts, shell, data, order }: MethodsProps) {
  const { language, pathTo, go } = usePage();
  const amount = fromEuros(order.amount);
  const form = pathTo(pageOfForm(data.status === 'missing' ? null : data.status));
  const { paymentProcessType: kind, paymentBillingType: billing } = order;
  const payment = {
    context: { kind, billing, language, amount },
    createOrder: async () => ({
      eventIds: order.museumCardEventIds,
      accountId: order.personAccountId,
    }),
    texts: texts.payment,
    shell,
  };
  const change = () => go(form);
  const isMonthly = billing === 'monthly';
  return (
    <CheckoutPage
      step={1}
      texts={texts.step}
      back={isMonthly ? null : { label: texts.back, onClick: change }}
    >
      {isMonthly ? (
        <MonthlyPayment {...payment} onChange={change} />
      ) : (
        <PaymentStep
          {...payment}
          title={texts.heading}
          answers={[
            { name: texts.payer, value: `${order.buyer.name}\n${order.buyer.emailAddress}` },
          ]}
          checkTexts={texts.check}
          onChange={change}
          amount={formatMoney(amount, language)}
          lines={
            <OrderLines
              lines={order.lines.map((line) => ({ ...line, amount: fromEuros(line.amount) }))}
              total={{ text: texts.total, amount }}
              unknown=""
            />
          }
        />
      )}
    </CheckoutPage>
  );
}
