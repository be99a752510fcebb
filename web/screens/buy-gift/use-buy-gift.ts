import { useReducer, useState } from 'react';
import { shopItem } from '../../../domain/tracking/shop-item.ts';
import type { BuyGiftData } from '../../parts/gift/gift-data.ts';
import type { ShopPrices } from '../../parts/order/shop-prices.ts';
import { useAddToCart } from '../../parts/order/use-add-to-cart.ts';
import { useGuestDraft } from '../../parts/order/use-draft.ts';
import { useAddressStep } from '../../platform/address-step.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { PageLocation, ShellTexts } from '../../platform/screen.ts';
import { removeValue } from '../../platform/session-store.ts';
import { trackBeginCheckout } from '../../platform/tracking.ts';
import { type GiftFormEvent, giftForm } from './gift-form-state.ts';
import type { GiftTexts } from './gift-texts.ts';
import { draftOfForm, formOfDraft } from './gift-wire.ts';
import { type GiftPrices, useGiftPurchase } from './use-gift-purchase.ts';

type Options = {
  data: BuyGiftData;
  prices: ShopPrices;
  place: PageLocation;
  texts: GiftTexts;
  isDigital: boolean;
};

/** The form of the gift page, its step in the URL, and the accepted price. */
export function useBuyGift({ data, prices, place, texts, isDigital }: Options) {
  const { pathTo, go, product } = usePage();
  const [form, dispatch] = useReducer(giftForm, data.draft, formOfDraft);
  const [accepted, setAccepted] = useState<GiftPrices | null>(null);
  // The payment step needs a form that the server accepted.
  const { step, push } = useAddressStep(place, (asked) => (accepted ? asked : 0));

  useAddToCart(() => (typeof prices === 'string' ? null : itemOf(prices.annual, null)));
  const draft = useGuestDraft('saveGiftDraft', () => ({
    isDigitalGift: isDigital,
    form: draftOfForm(form),
  }));

  const purchase = useGiftPurchase({
    form,
    dispatch,
    texts,
    isDigital,
    accepted,
    saveDraft: draft.save,
    onAccepted(prices) {
      // A pending renewal of this tab does not belong to this purchase.
      removeValue('renewalPending');
      trackBeginCheckout([itemOf(prices.unitPrice, prices.campaignCode, prices.numberOfUnits)]);
      setAccepted(prices);
      push(1);
    },
  });

  function itemOf(price: number, campaignCode: string | null, quantity = 1) {
    const id = isDigital ? 'gift-digital' : 'gift-envelope';
    return shopItem({ id, productName: product.nominative, price, quantity, campaignCode });
  }

  return {
    ...purchase,
    form,
    step,
    accepted,
    change(event: GiftFormEvent) {
      // Changed input must be checked again.
      setAccepted(null);
      dispatch(event);
      draft.changed();
    },
    back() {
      if (step === 1) window.history.back();
      else go(pathTo('Gift'));
    },
  };
}

/** Props of both steps. */
export type GiftStepProps = {
  texts: GiftTexts;
  shell: ShellTexts;
  isDigital: boolean;
  buying: ReturnType<typeof useBuyGift>;
  prices: ShopPrices;
};
