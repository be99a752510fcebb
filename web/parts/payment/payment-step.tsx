import type { ComponentProps, ReactNode } from 'react';
import { BASKET } from '../../ui/icon-paths.ts';
import { type Answer, CheckAnswers } from '../order/check-answers.tsx';
import checkout from '../order/checkout-page.module.css';
import { StepTitle } from '../order/checkout-page.tsx';
import { LOCK, OrderNote } from '../order/order-note.tsx';
import type { OrderTexts } from '../order/order-summary.tsx';
import { PaymentSelector } from './payment-selector.tsx';

type Props = ComponentProps<typeof PaymentSelector> & {
  /** Null: no heading. */
  title: string | null;
  answers: Answer[];
  checkTexts: OrderTexts['check'];
  onChange: () => void;
  /** What cannot be changed after paying. */
  locked?: ReactNode;
  /** Order lines with the total. */
  lines: ReactNode;
  /** Below the payment methods. */
  children?: ReactNode;
};

/**
 * Payment step of every order: the methods beside the order; on a phone the order comes first, since one tap leaves the
 * site.
 */
export function PaymentStep(props: Props) {
  const { title, answers, checkTexts, onChange, locked, lines, children, ...selector } = props;
  const { texts } = selector;
  return (
    <>
      {title && <StepTitle title={title} icon={BASKET} />}
      <p className="lead">{texts.lead}</p>
      <div className={`grid ${checkout.payment}`}>
        <aside className={`side-part ${checkout.aside}`} aria-labelledby="check-answers">
          <div className={checkout.sticky}>
            <CheckAnswers answers={answers} texts={checkTexts} onChange={onChange} />
            {locked}
            <div className="mt-8">{lines}</div>
            <OrderNote icon={LOCK}>{texts.safe}</OrderNote>
          </div>
        </aside>
        <div className="main-part">
          <PaymentSelector {...selector} />
          {children}
        </div>
      </div>
    </>
  );
}
