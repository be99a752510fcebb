import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import type { Step } from '../../../domain/order/step.ts';
import { useCheckoutMode } from '../../platform/checkout-mode.ts';
import { BackButton } from '../../ui/back-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import css from './checkout-page.module.css';

type Props = {
  step: Step;
  texts: { label: string; details: string; payment: string };
  /** Null: no way back from here. */
  back: { label: string; onClick: () => void } | null;
  children: ReactNode;
};

/** Layout of both steps of every order. */
export function CheckoutPage({ step, texts, back, children }: Props) {
  const page = useStepFocus(step);
  useCheckoutMode(step === 1);
  const names = [texts.details, texts.payment];
  return (
    <div className={`wrap ${css.page}`} ref={page} tabIndex={-1}>
      <div className={css.head}>
        {back ? <BackButton {...back} /> : <span />}
        <Stepper
          steps={names.map((label) => ({ label }))}
          current={step}
          label={fill(texts.label, step + 1, names.length, names[step] ?? '')}
        />
      </div>
      {children}
    </div>
  );
}

/** A new step scrolls to its top and focuses its heading or, without one, the page. */
function useStepFocus(step: Step) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const heading = page.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? page.current)?.focus({ preventScroll: true });
  }, [step]);
  return page;
}

/** Step heading: a basket icon for a purchase, a register icon for a registration. */
export function StepTitle({ title, icon }: { title: string; icon: string }) {
  return (
    <div className={css.title}>
      <Icon path={icon} />
      <h1>{title}</h1>
    </div>
  );
}
