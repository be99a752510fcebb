import type { texts as fi } from '../../fi/parts/fault-summary.ts';

export const texts: typeof fi = {
  count: 'Kontrollera {0|en punkt|# punkter}',
  todo: 'Kvar att rätta',
  done: 'Allt är rättat',
  fixed: 'rättad',
};
