import type { ReactNode } from 'react';
import { type Answer, CheckAnswers } from '../order/check-answers.tsx';
import checkout from '../order/checkout.module.css';
import type { OrderTexts } from '../order/order.ts';
import { LOCK } from '../order/order-icons.ts';
import { OrderNote } from '../order/order-note.tsx';

type Props = {
  answers: Answer[];
  texts: OrderTexts['check'];
  onChange: () => void;
  /** What cannot be undone after paying. */
  locked?: ReactNode;
  /** What it comes to. */
  lines: ReactNode;
  /** Who takes the payment. */
  safe: string;
};

/** What is paid for, beside the choice of how; on a narrow window before it, since one tap leaves the site. */
export function PaymentAside({ answers, texts, onChange, locked, lines, safe }: Props) {
  return (
    <aside className={checkout.aside} aria-labelledby="check-answers">
      <div className={checkout.hung}>
        <CheckAnswers answers={answers} texts={texts} onChange={onChange} />
        {locked}
        <div className={checkout.lines}>{lines}</div>
        <OrderNote icon={LOCK}>{safe}</OrderNote>
      </div>
    </aside>
  );
}
