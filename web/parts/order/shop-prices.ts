import type { ReadFromServer } from '../../platform/call-server.ts';
import { resolveWithinBudget } from '../site/load-budget.ts';

/** Amounts in euros, as the wire has them. `late`: not known yet; `failed`: could not be asked. */
export type ShopPrices =
  | { annual: number; monthly: number; monthlyTotal: number }
  | 'late'
  | 'failed';

/** A page shows a dash for a late price, and the browser asks again. */
export function loadPrices(read: ReadFromServer): Promise<ShopPrices> {
  return resolveWithinBudget(askPrices(read), 'late');
}

export async function askPrices(read: ReadFromServer): Promise<ShopPrices> {
  try {
    const data = await read('MuseumCardGuestController', 'getWebShopData', {});
    return {
      annual: data.cardPersonalPrice,
      monthly: data.cardPersonalMonthlyPrice,
      monthlyTotal: data.cardPersonalMonthlyPriceTotal,
    };
  } catch {
    return 'failed';
  }
}
