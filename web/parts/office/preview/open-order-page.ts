import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { type PageName, pathTo } from '../../../../contract/page/pages.ts';
import type { PurchaseKind } from '../../../../domain/order/purchase-kind.ts';
import { type ReadFromServer, readFromServer } from '../../../platform/call-server.ts';
import type { Page } from '../../../platform/page-context.tsx';
import type { PageLocation } from '../../../platform/screen.ts';
import { loadPrices } from '../../order/shop-prices.ts';
import type { PreviewedOrder } from '../../payment/previewed-order.ts';
import type { OpenedPage, PageRequest } from './use-page-preview.ts';

type Answer = CallOutput<'BackOfficeController', 'showCampaign'>;
type Seen = NonNullable<Answer['seen']>;
export type AskForOrder = (asked: PageRequest) => Promise<Answer>;
type Around = {
  scheme: Page['scheme'];
  /** Example of a generated code. */
  anyCode: string;
};

const PAGES: Record<PurchaseKind, PageName> = {
  standard: 'Buy_Museum_Card',
  gift: 'Gift_Digital',
  renewal: 'Extend_Validity',
  companyOrder: 'Company_Order',
};

/** The order page as a customer sees it after the form is accepted: the same code and texts. */
export async function openOrderPage(
  ask: AskForOrder,
  asked: PageRequest,
  { scheme, anyCode }: Around,
): Promise<OpenedPage> {
  const { language } = asked;
  const [{ loadPageModules, shownView }, { createLoadedPage }, { acceptedOrders }, answer] =
    await Promise.all([
      import('../../../platform/load-page.ts'),
      import('../../../platform/loaded-page.ts'),
      import('../../../platform/order-files.ts'),
      ask(asked),
    ]);
  const { refusal, seen } = answer;
  if (refusal) return { refusal };
  if (!seen) throw new Error('neither refused nor shown');
  const { day, first, last, kind, kinds, product, paused, facts, reworded } = seen;
  const shown = { day, days: { first, last }, kind, kinds };
  const name = PAGES[kind];
  const path = pathTo(name, language);
  const place: PageLocation = { name, language, params: {}, path, search: '' };
  const { reworded: _, ...today } = scheme;
  const own = { ...today, product, paused, facts: { ...scheme.facts, ...facts } };
  const view = shownView(place, own);
  const code = await loadPageModules(view, language);
  const loadScreen = acceptedOrders[`../screens/${view.screen}/accepted-order.tsx`];
  if (!loadScreen) {
    // The product is paused on that day, and the page says so.
    const pause = await view.load?.(readFromServer, place);
    return { ...shown, loaded: createLoadedPage(place, own, code, pause, reworded) };
  }
  const data = await orderOf(seen, anyCode);
  if (!data) return { ...shown, loaded: null };
  const screen = await loadScreen();
  return { ...shown, loaded: createLoadedPage(place, own, { ...code, screen }, data, reworded) };
}

async function orderOf(
  { page, campaignCode, hasCampaign }: Seen,
  anyCode: string,
): Promise<PreviewedOrder | null> {
  if (!page) return null;
  const answered = (() => Promise.resolve(page.prices)) as ReadFromServer;
  const prices = await loadPrices(answered);
  return { ...page, prices, campaignCode: hasCampaign ? (campaignCode ?? anyCode) : null };
}
