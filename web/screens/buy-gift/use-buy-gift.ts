import { useEffect, useReducer, useState } from 'react';
import type { Step } from '../../../domain/purchase/step.ts';
import type { BuyGiftData } from '../../parts/gift-data.ts';
import { useAddressStep } from '../../platform/address-step.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { Place } from '../../platform/screen.ts';
import { forgetValue, type TrackedItem } from '../../platform/session-store.ts';
import { trackAddToCart, trackBeginCheckout } from '../../platform/tracking.ts';
import { type GiftFormEvent, giftForm } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';
import { formOfOpenGift } from './gift-wire.ts';
import { type GiftPrices, useGiftPurchase } from './use-gift-purchase.ts';

type Sold = Pick<GiftPrices, 'unitPrice' | 'campaignCode'>;
type Options = { data: BuyGiftData; place: Place; texts: GiftTexts; isDigital: boolean };

/** What the gift page is and does: its form, its step in the address, and the price that was accepted. */
export function useBuyGift({ data, place, texts, isDigital }: Options) {
  const { pathTo, go, product } = usePage();
  const [form, dispatch] = useReducer(giftForm, data.open, formOfOpenGift);
  const [accepted, setAccepted] = useState<GiftPrices | null>(null);
  const address = useAddressStep(place);
  // spec 2: step 1 is only for a form that the server accepted.
  const step: Step = accepted ? address.step : 0;

  const isOutOfReach = address.step > step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is put right once, when it has gone wrong
  useEffect(() => {
    if (isOutOfReach) address.replace(0);
  }, [isOutOfReach]);

  const { prices } = data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the form was opened
  useEffect(() => {
    if (typeof prices === 'string') return;
    trackAddToCart([itemOf({ unitPrice: prices.annual, campaignCode: null }, product.nominative)]);
  }, []);

  const purchase = useGiftPurchase({
    form,
    dispatch,
    texts,
    isDigital,
    accepted,
    onAccepted(prices) {
      // A flag of a renewal that was begun in this tab is not about this purchase.
      forgetValue('renewalPending');
      trackBeginCheckout([itemOf(prices, product.nominative)]);
      setAccepted(prices);
      address.push(1);
    },
  });

  function itemOf({ unitPrice, campaignCode }: Sold, name: string): TrackedItem {
    return {
      item_id: isDigital ? 'museum-card-gift-digital' : 'museum-card-gift-envelope',
      item_name: name,
      price: unitPrice,
      ...(campaignCode && { coupon: campaignCode }),
    };
  }

  return {
    ...purchase,
    form,
    step,
    accepted,
    change(event: GiftFormEvent) {
      // What is changed must be checked again.
      setAccepted(null);
      dispatch(event);
    },
    back() {
      if (step === 1) window.history.back();
      else go(pathTo('Gift'));
    },
  };
}
