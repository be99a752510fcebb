import { useCallback, useContext, useEffect, useRef } from 'react';
import { readFromServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../site/rich-text.tsx';
import { GivenProviders } from './given-providers.ts';
import { EpassiStep, HandOverForm } from './hand-over-form.tsx';
import { lastBank } from './last-bank.ts';
import css from './payment-selector.module.css';
import { ProviderSections } from './provider-sections.tsx';
import { type PaymentOptions, usePayment } from './use-payment.ts';

type Props = PaymentOptions & {
  shell: ShellTexts;
  /** Formatted; empty: unknown. */
  amount: string;
};

const EMPTY_TILES = 8;

/** Payment methods of an order. Choosing one leaves the site. */
export function PaymentSelector(props: Props) {
  const { context, texts, shell, amount } = props;
  const { facts } = usePage().scheme;
  const { state, dispatch, choose, form } = usePayment(props);
  const { list, chosen, handOver, problem } = state;
  const { kind, billing } = context;
  const container = useRef<HTMLDivElement>(null);

  const given = useContext(GivenProviders);
  const fetchProviders = useCallback(() => {
    if (given) return dispatch({ type: 'providersLoaded', providers: given });
    dispatch({ type: 'providersRequested' });
    readFromServer('MuseumCardGuestController', 'getPaytrailPaymentProviders', {
      paymentBillingType: billing,
      isGift: String(kind === 'gift'),
      paymentProcessType: kind,
    }).then(
      (providers) => dispatch({ type: 'providersLoaded', providers }),
      () => dispatch({ type: 'providersFailed' }),
    );
  }, [kind, billing, dispatch, given]);
  useEffect(fetchProviders, [fetchProviders]);

  function retry() {
    // The button is removed: keep the keyboard focus in this step.
    container.current?.focus();
    fetchProviders();
  }

  if (handOver?.kind === 'form' && handOver.hasButton) {
    return (
      <EpassiStep
        ref={form}
        handOver={handOver}
        amount={amount}
        texts={texts}
        onOther={() => dispatch({ type: 'reset' })}
      />
    );
  }
  return (
    <>
      <div role="status" className={chosen ? css.leaving : undefined}>
        {chosen && texts.redirect}
        {list === 'loading' && <HiddenText>{texts.loading}</HiddenText>}
      </div>
      <div className={css.selector} ref={container} tabIndex={-1}>
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
              <Button look="secondary" onClick={retry}>
                {texts.retry}
              </Button>
            </p>
          </Notice>
        )}
        {/* Vouchers are not in the provider list and do not wait for it. */}
        <ProviderSections
          providers={typeof list === 'string' ? [] : list}
          purchase={context}
          // The list is loaded in the browser only, so it cannot cause a hydration mismatch.
          lastBank={typeof list === 'string' || given ? null : lastBank()}
          chosen={chosen}
          onChoose={(choice) => void choose(choice)}
          amount={amount}
          texts={texts}
          facts={facts}
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
