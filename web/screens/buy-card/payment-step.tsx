import { formatMoney } from '../../../domain/base/format.ts';
import type { Language } from '../../../domain/base/language.ts';
import { cardAnswers } from '../../parts/order/check-answers.tsx';
import { IDENTITY, OrderNote } from '../../parts/order/order-note.tsx';
import { CardOrderLines, orderTotal } from '../../parts/order/order-summary.tsx';
import { MonthlyPayment } from '../../parts/payment/monthly-payment.tsx';
import { PaymentStep } from '../../parts/payment/payment-step.tsx';
import type { PaymentTexts } from '../../parts/payment/use-payment.ts';
import { fillProduct } from '../../platform/fill-product.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { StepProps } from './use-buy-card.ts';

const TEXTS = import.meta.glob<{ texts: PaymentTexts }>('../../texts/*/parts/payment.ts');

/** Beside the step, which few visitors reach: the first load does not name the files. */
export async function loadPaymentTexts(language: Language): Promise<PaymentTexts> {
  const load = TEXTS[`../../texts/${language}/parts/payment.ts`];
  if (!load) throw new Error(`no texts in ${language}`);
  return (await load()).texts;
}

type Props = Pick<StepProps, 'texts' | 'shell' | 'order' | 'title'> & {
  buying: Pick<StepProps['buying'], 'createOrder' | 'back'> & {
    state: Pick<StepProps['buying']['state'], 'form' | 'billing'>;
  };
  paymentTexts: PaymentTexts;
};

/** Payment step: methods for one's own card. */
export function CardPaymentStep({ texts, shell, buying, order, title, paymentTexts }: Props) {
  const { language, product, scheme } = usePage();
  const { plasticCountries } = scheme;
  const { form, billing } = buying.state;
  const total = orderTotal(order);
  const payment = {
    context: { kind: 'standard' as const, billing, language },
    createOrder: buying.createOrder,
    texts: fillProduct(paymentTexts, product),
    shell,
  };
  if (billing === 'monthly') return <MonthlyPayment {...payment} onChange={buying.back} />;
  return (
    <PaymentStep
      {...payment}
      title={title}
      answers={cardAnswers(form, texts.order.check, { language, plasticCountries })}
      checkTexts={texts.order.check}
      onChange={buying.back}
      locked={
        <OrderNote icon={IDENTITY} isLocked>
          {texts.order.locked}
        </OrderNote>
      }
      lines={<CardOrderLines order={order} texts={texts.order} />}
      amount={total === null ? '' : formatMoney(total, language)}
    />
  );
}
