import { fromEuros } from '../../../domain/base/cents.ts';
import { formatMoney } from '../../../domain/base/format.ts';
import { PaymentStep } from '../../parts/payment/payment-step.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { GiftProblems } from './details-step.tsx';
import { giftAnswers } from './gift-answers.ts';
import { GiftOrderLines } from './gift-order-lines.tsx';
import type { GiftStepProps } from './use-buy-gift.ts';

/** Payment step: methods for the gifts. */
export function GiftPaymentStep(props: GiftStepProps) {
  const { texts, shell, isDigital, buying, prices } = props;
  const { language } = usePage();
  const { form, accepted } = buying;
  if (!accepted) return null;
  const units = form.recipients.length;
  return (
    <>
      <GiftProblems {...props} />
      <PaymentStep
        title={texts.gift.payment}
        context={{
          kind: 'gift',
          billing: 'annually',
          language,
          isDigitalGift: isDigital,
          formInputData: accepted,
        }}
        createOrder={buying.createOrder}
        texts={texts.payment}
        shell={shell}
        amount={formatMoney(fromEuros(accepted.purchasePrice), language)}
        answers={giftAnswers(form, isDigital, texts, language)}
        checkTexts={texts.order.check}
        onChange={buying.back}
        lines={<GiftOrderLines units={units} prices={prices} accepted={accepted} texts={texts} />}
      >
        <p className="small quiet mt-6">{texts.gift.offered}</p>
      </PaymentStep>
    </>
  );
}
