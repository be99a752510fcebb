import type { PageScheme } from '../../contract/page/page-render.ts';
import type { PageName } from '../../contract/page/pages.ts';
import type { Switch } from '../../domain/scheme/topic/offers.ts';
import type { RouteView } from './route.ts';

/** The topic of each page, which is replaced while that topic is paused. Pages of paid orders are never paused. */
const TOPICS: Partial<Record<PageName, readonly Switch[]>> = {
  Buy_Museum_Card: ['selling'],
  Buy_Monthly: ['selling', 'monthly'],
  Extend_Validity: ['selling'],
  Pay_Again: ['selling'],
  Company_Order: ['selling'],
  Gift: ['selling', 'gifts'],
  Gift_Digital: ['selling', 'gifts'],
  Gift_Envelope: ['selling', 'gifts'],
  Activate_Card: ['registration'],
  Register_Card: ['registration'],
};

/** The page that replaces a paused one today; null: it is open. */
export function pausedView(page: PageName, { paused }: PageScheme): RouteView | null {
  const pause = TOPICS[page]?.map((topic) => paused[topic]).find((each) => each !== undefined);
  if (!pause) return null;
  const { title, body: description } = pause;
  return { screen: 'paused', load: async () => pause, about: () => ({ title, description }) };
}
