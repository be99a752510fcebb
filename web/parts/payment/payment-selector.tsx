import { useCallback, useEffect, useRef } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../site/rich-text.tsx';
import { EpassiStep } from './epassi-step.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import css from './payment-selector.module.css';
import { ProviderSections } from './provider-sections.tsx';
import { type PayingOptions, usePayment } from './use-payment.ts';

type Props = PayingOptions & {
  shell: ShellTexts;
  /** In words, for ePassi's short page. */
  amount: string;
};

const EMPTY_TILES = 8;

/** The payment methods of a purchase. Pressing one leads out of the site. */
export function PaymentSelector(props: Props) {
  const { toPay, texts, shell, amount } = props;
  const { state, dispatch, choose, form } = usePayment(props);
  const { list, chosen, handOver, problem } = state;
  const { kind, billing } = toPay;
  const room = useRef<HTMLDivElement>(null);

  const askList = useCallback(() => {
    dispatch({ type: 'listAsked' });
    readFromServer('MuseumCardGuestController', 'getPaytrailPaymentProviders', {
      paymentBillingType: billing,
      isGift: String(kind === 'gift'),
      paymentProcessType: kind,
    }).then(
      (providers) => dispatch({ type: 'listed', providers }),
      () => dispatch({ type: 'listFailed' }),
    );
  }, [kind, billing, dispatch]);
  useEffect(askList, [askList]);

  function askAgain() {
    // The button goes away with what it says: the keyboard stays here, before the methods.
    room.current?.focus();
    askList();
  }

  if (handOver?.kind === 'form' && handOver.hasButton) {
    return (
      <EpassiStep
        ref={form}
        handOver={handOver}
        amount={amount}
        texts={texts}
        onOther={() => dispatch({ type: 'cameBack' })}
      />
    );
  }
  return (
    <>
      <div role="status" className={chosen ? css.leaving : undefined}>
        {chosen && texts.redirect}
        {list === 'loading' && <HiddenText>{texts.loading}</HiddenText>}
      </div>
      <div className={css.selector} ref={room} tabIndex={-1}>
        {problem && (
          <Notice kind="error" kindLabel={shell.toast.error} title={texts.failed.label}>
            <p>{problem}</p>
          </Notice>
        )}
        {list === 'loading' && <EmptyTiles />}
        {list === 'failed' && (
          <Notice kind="warning" kindLabel={shell.toast.warning} live="alert">
            <p>{texts.empty}</p>
            <p>
              <Button look="secondary" onClick={askAgain}>
                {texts.retry}
              </Button>
            </p>
          </Notice>
        )}
        {/* Vouchers are in no list: they need not wait for it. */}
        <ProviderSections
          providers={typeof list === 'string' ? [] : list}
          purchase={toPay}
          chosen={chosen}
          onChoose={(choice) => void choose(choice)}
          texts={texts}
        />
        <p className={css.terms}>
          <RichText text={texts.serviceTerms} />
        </p>
        {handOver?.kind === 'form' && <HandOverForm ref={form} handOver={handOver} />}
      </div>
    </>
  );
}

function EmptyTiles() {
  return (
    <div className={css.tiles} aria-hidden="true">
      {Array.from({ length: EMPTY_TILES }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight equal tiles
        <span key={place} className={css.emptyTile} />
      ))}
    </div>
  );
}
