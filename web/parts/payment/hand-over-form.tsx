import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { Button } from '../../ui/button.tsx';
import type { HandOver } from './hand-over.ts';
import css from './payment-selector.module.css';
import type { PaymentTexts } from './use-payment.ts';

type Props = {
  handOver: Extract<HandOver, { kind: 'form' }>;
  ref: Ref<HTMLFormElement>;
  /** A visible button, in case the form does not submit by itself. */
  children?: ReactNode;
};

/** Posts the browser to the provider. Names and order of the fields are the provider's. */
export function HandOverForm({ handOver, ref, children }: Props) {
  return (
    <form ref={ref} method="post" action={handOver.action} hidden={!children}>
      {handOver.fields.map(({ name, value }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may come twice, and the list never changes
        <input key={place} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

type EpassiProps = {
  handOver: Extract<HandOver, { kind: 'form' }>;
  amount: string;
  texts: PaymentTexts;
  onOther: () => void;
  ref: Ref<HTMLFormElement>;
};

/** The form submits by itself; the button is the fallback. */
export function EpassiStep({ handOver, amount, texts, onOther, ref }: EpassiProps) {
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
        <div className="ways apart filling">
          <Button type="submit">{epassi.pay}</Button>
          <Button look="text" onClick={onOther}>
            {texts.other}
          </Button>
        </div>
      </HandOverForm>
    </section>
  );
}
