import type { ShopItem } from '../../domain/tracking/shop-item.ts';

/** The one door to session storage (spec 9). Ids and codes only, never anything personal; garbage in it reads as nothing. */
export type PaymentResult = { paymentId: string; success: boolean };

type Held = {
  items: ShopItem[];
  renewalPending: true;
  campaignCode: string;
  paymentResult: PaymentResult;
  billingType: 'annually' | 'monthly';
  assetId: string;
  renewalEventId: string;
};
type Key = keyof Held;

const fits: { [K in Key]: (value: unknown) => value is Held[K] } = {
  items: (value): value is ShopItem[] => Array.isArray(value) && value.every(isItem),
  renewalPending: (value): value is true => value === true,
  campaignCode: isShortText,
  paymentResult: (value): value is PaymentResult =>
    isObject(value) && isShortText(value.paymentId) && typeof value.success === 'boolean',
  billingType: (value): value is Held['billingType'] => value === 'annually' || value === 'monthly',
  assetId: isShortText,
  renewalEventId: isShortText,
};

export function storedValue<K extends Key>(key: K): Held[K] | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null');
    return fits[key](value) ? value : null;
  } catch {
    return null;
  }
}

export function storeValue<K extends Key>(key: K, value: Held[K]): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs a convenience, never a purchase.
  }
}

export function forgetValue(key: Key): void {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // as above
  }
}

function nameOf(key: Key): string {
  return `museumCard.${key}`;
}

function isItem(value: unknown): value is ShopItem {
  return (
    isObject(value) &&
    isShortText(value.item_id) &&
    isShortText(value.item_name) &&
    typeof value.price === 'number' &&
    typeof value.quantity === 'number' &&
    (value.coupon === undefined || isShortText(value.coupon))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= 100;
}
