import type { Order } from '../../parts/order/order.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import type { BuyCardTexts } from './buy-card-texts.ts';
import type { useBuyCard } from './use-buy-card.ts';

/** What both steps are given. */
export type StepProps = {
  texts: BuyCardTexts;
  shell: ShellTexts;
  buying: ReturnType<typeof useBuyCard>;
  order: Order;
  /** Null: this step shows none now. */
  title: string | null;
};
