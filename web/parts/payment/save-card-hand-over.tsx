import { useEffect, useRef } from 'react';
import { pauseSessionWatch } from '../../platform/session-watch-pause.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import type { SavingForm } from './save-payment-card.ts';

type Props = { form: SavingForm; texts: { redirect: string; slow: string } };

/** A hidden form that posts the browser to the provider. */
export function SaveCardHandOver({ form, texts }: Props) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const releaseSessionWatch = pauseSessionWatch();
    // A provider field named `submit` would shadow the method.
    if (element.current) HTMLFormElement.prototype.submit.call(element.current);
    return releaseSessionWatch;
  }, []);
  return (
    <>
      <Spinner label={texts.redirect} slowLabel={texts.slow} />
      <HandOverForm ref={element} handOver={{ kind: 'form', ...form, hasButton: false }} />
    </>
  );
}
