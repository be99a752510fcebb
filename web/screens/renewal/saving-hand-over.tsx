import { useEffect, useRef } from 'react';
import { HandOverForm } from '../../parts/payment/hand-over-form.tsx';
import { pauseSessionWatch } from '../../platform/session-watch-pause.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { SavingForm } from './renewal-flow.ts';
import type { ExtendTexts } from './renewal-texts.ts';

/** The hidden form takes the browser to the provider; nothing of ours goes on until it comes back. */
export function SavingHandOver({ form, texts }: { form: SavingForm; texts: ExtendTexts }) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const letGo = pauseSessionWatch();
    // A provider's field may be called `submit` and stand before the method of that name.
    if (element.current) HTMLFormElement.prototype.submit.call(element.current);
    return letGo;
  }, []);
  return (
    <>
      <Spinner label={texts.save.redirect} slowLabel={texts.charge.slow} />
      <HandOverForm ref={element} handOver={{ kind: 'form', ...form, hasButton: false }} />
    </>
  );
}
