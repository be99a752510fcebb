import { type Ref, useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { Button } from '../../ui/button.tsx';
import type { HandOver } from './hand-over.ts';
import { HandOverForm } from './hand-over-form.tsx';
import css from './payment-selector.module.css';
import type { PaymentTexts } from './use-payment.ts';

type Props = {
  handOver: Extract<HandOver, { kind: 'form' }>;
  amount: string;
  texts: PaymentTexts;
  onOther: () => void;
  ref: Ref<HTMLFormElement>;
};

/** The form posts by itself; the button stays as the way on. */
export function EpassiStep({ handOver, amount, texts, onOther, ref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { epassi } = texts;
  return (
    <section className={css.epassi}>
      <h2 ref={heading} tabIndex={-1}>
        {epassi.heading}
      </h2>
      <p className={css.amount}>{fill(epassi.amount, amount)}</p>
      <p>{epassi.help}</p>
      <HandOverForm ref={ref} handOver={handOver}>
        <div className={css.ways}>
          <Button type="submit">{epassi.pay}</Button>
          <Button look="text" onClick={onOther}>
            {texts.other}
          </Button>
        </div>
      </HandOverForm>
    </section>
  );
}
