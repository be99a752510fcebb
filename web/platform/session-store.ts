import type { StoredName } from '../../domain/privacy/stored-in-browser.ts';
import type { ShopEvent, ShopItem } from '../../domain/tracking/shop-item.ts';

/** The only access to session storage: ids and codes, no personal data. Invalid values read as null. */
export type PaymentResult = { paymentId: string; success: boolean };

type StoredValues = {
  items: ShopItem[];
  /** With consent, and only with an analytics service: events for the next measured page. */
  shopEvents: ShopEvent[];
  renewalPending: true;
  campaignCode: string;
  paymentResult: PaymentResult;
  billingType: 'annually' | 'monthly';
  assetId: string;
  renewalEventId: string;
};
export const MOST_WAITING_EVENTS = 20;

type Key = Exclude<OwnPart<StoredName<'sessionStorage'>>, 'staffInvitation'>;
type OwnPart<Name> = Name extends `museumCard.${infer Key}` ? Key : never;

const validators: { [K in Key]: (value: unknown) => value is StoredValues[K] } = {
  items: isItems,
  shopEvents: (value): value is ShopEvent[] =>
    Array.isArray(value) && value.length <= MOST_WAITING_EVENTS && value.every(isShopEvent),
  renewalPending: (value): value is true => value === true,
  campaignCode: isShortText,
  paymentResult: (value): value is PaymentResult =>
    isObject(value) && isShortText(value.paymentId) && typeof value.success === 'boolean',
  billingType: (value): value is StoredValues['billingType'] =>
    value === 'annually' || value === 'monthly',
  assetId: isShortText,
  renewalEventId: isShortText,
};

export function storedValue<K extends Key>(key: K): StoredValues[K] | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null');
    return validators[key](value) ? value : null;
  } catch {
    return null;
  }
}

export function storeValue<K extends Key>(key: K, value: StoredValues[K]): void {
  try {
    sessionStorage.setItem(storageKey(key), JSON.stringify(value));
  } catch {
    // Full or forbidden storage must not stop a purchase.
  }
}

export function removeValue(key: Key): void {
  try {
    sessionStorage.removeItem(storageKey(key));
  } catch {
    // as above
  }
}

function storageKey(key: Key): StoredName<'sessionStorage'> {
  return `museumCard.${key}`;
}

function isItems(value: unknown): value is ShopItem[] {
  return Array.isArray(value) && value.every(isItem);
}

const SHOP_EVENTS: unknown[] = ['add_to_cart', 'begin_checkout', 'purchase'];

function isShopEvent(value: unknown): value is ShopEvent {
  return (
    isObject(value) &&
    SHOP_EVENTS.includes(value.event) &&
    isObject(value.ecommerce) &&
    typeof value.ecommerce.value === 'number' &&
    isItems(value.ecommerce.items)
  );
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
