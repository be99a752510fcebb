import type { ReadFromServer } from '../platform/call-server.ts';

/** Amounts in euros, as the wire has them. `late`: not known yet; `failed`: could not be asked. */
export type ShopPrices =
  | { annual: number; monthly: number; monthlyTotal: number }
  | 'late'
  | 'failed';

// A page is not kept waiting for its price: it shows a dash and the browser asks again.
const BUDGET_MS = 80;

export function loadPrices(read: ReadFromServer): Promise<ShopPrices> {
  const late = new Promise<ShopPrices>((resolve) => {
    setTimeout(() => resolve('late'), BUDGET_MS);
  });
  return Promise.race([askPrices(read), late]);
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
