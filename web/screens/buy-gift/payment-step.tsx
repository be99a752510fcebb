import { fromEuros } from '../../../domain/base/cents.ts';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate, formatMoney } from '../../../domain/base/format.ts';
import { isLocalDate } from '../../../domain/base/local-date.ts';
import checkout from '../../parts/order/checkout.module.css';
import order from '../../parts/order/order.module.css';
import { LOCK } from '../../parts/order/order-icons.ts';
import { OrderNote } from '../../parts/order/order-note.tsx';
import { PaymentSelector } from '../../parts/payment-selector/payment-selector.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { usePage } from '../../platform/page-context.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import css from './buy-gift.module.css';
import { GiftOrderLines } from './gift-order-lines.tsx';
import { GiftProblems } from './gift-problems.tsx';
import type { GiftStepProps } from './step-props.ts';

/** Step 1: how to pay, with what is given beside it. */
export function PaymentStep(props: GiftStepProps) {
  const { texts, shell, isDigital, buying, prices } = props;
  const { language } = usePage();
  const { form, accepted } = buying;
  if (!accepted) return null;
  const toPay = {
    kind: 'gift' as const,
    billing: 'annually' as const,
    language,
    isDigitalGift: isDigital,
    formInputData: accepted,
  };
  return (
    <>
      <GiftProblems {...props} />
      <StepTitle icon={BASKET} title={texts.gift.payment} />
      <p className="lead">{texts.payment.lead}</p>
      <div className={`grid ${checkout.payment}`}>
        <aside className={checkout.aside} aria-labelledby="check-answers">
          <div className={checkout.hung}>
            <CheckGifts {...props} />
            <div className={checkout.lines}>
              <GiftOrderLines
                units={form.recipients.length}
                prices={prices}
                accepted={accepted}
                texts={texts}
              />
            </div>
            <OrderNote icon={LOCK}>{texts.payment.safe}</OrderNote>
          </div>
        </aside>
        <div className={checkout.main}>
          <PaymentSelector
            toPay={toPay}
            makeOrder={buying.makeOrder}
            texts={texts.payment}
            shell={shell}
            amount={formatMoney(fromEuros(accepted.purchasePrice))}
          />
          <p className={`small quiet ${css.offered}`}>{texts.gift.offered}</p>
        </div>
      </div>
    </>
  );
}

/** WCAG 3.3.4: what was typed, once more before paying. */
function CheckGifts({ texts, isDigital, buying }: GiftStepProps) {
  const { check } = texts.order;
  const { giver, recipients, postedTo } = buying.form;
  const words = texts.gift.check;
  const toBuyer = postedTo === 'buyer';
  return (
    <section className={order.check} aria-labelledby="check-answers">
      <div className={order.checkHead}>
        <h2 id="check-answers">{check.heading}</h2>
        <button type="button" onClick={buying.back}>
          {check.change}
          <HiddenText> {texts.gift.step.details}</HiddenText>
        </button>
      </div>
      <dl>
        {recipients.map((recipient) => (
          <div key={recipient.key}>
            <dt>{words.to}</dt>
            <dd>
              {recipient.recipientName}
              <br />
              {isDigital ? recipient.recipientEmail : addressOf(toBuyer ? giver : recipient)}
              {isDigital && (
                <>
                  <br />
                  {whenOf(recipient)}
                </>
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.giver}</dt>
          <dd>
            {giver.firstName} {giver.lastName}
            <br />
            {giver.emailAddress}
          </dd>
        </div>
      </dl>
    </section>
  );

  function whenOf({ when, sendDay, sendHour }: (typeof recipients)[number]): string {
    if (when === 'now' || !isLocalDate(sendDay)) return texts.gift.now;
    const hour = fill(texts.gift.hour, `${sendHour.padStart(2, '0')}.00`);
    return `${formatDate(sendDay)} ${hour}`;
  }
}

function addressOf({ streetAddress, zipCode, city }: Record<string, string | number>): string {
  return `${streetAddress}, ${zipCode} ${city}`;
}
