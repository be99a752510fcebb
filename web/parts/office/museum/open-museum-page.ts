import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { pathTo } from '../../../../contract/page/pages.ts';
import { readFromServer } from '../../../platform/call-server.ts';
import type { Page } from '../../../platform/page-context.tsx';
import type { PageLocation } from '../../../platform/screen.ts';
import { loadPrices } from '../../order/shop-prices.ts';
import type { OpenedPage, PageRequest } from '../preview/use-page-preview.ts';

type Answer = CallOutput<'BackOfficeController', 'showEditedMuseum'>;
export type AskForMuseum = (asked: PageRequest) => Promise<Answer>;
type Around = { slug: string; scheme: Page['scheme'] };

/** Loads the page as a visitor's browser does: same code, texts and prices. */
export async function openMuseumPage(
  ask: AskForMuseum,
  asked: PageRequest,
  { slug, scheme }: Around,
): Promise<OpenedPage> {
  const { language } = asked;
  const [{ loadPageModules, shownView }, { createLoadedPage }, answer, prices] = await Promise.all([
    import('../../../platform/load-page.ts'),
    import('../../../platform/loaded-page.ts'),
    ask(asked),
    loadPrices(readFromServer),
  ]);
  const { refusal, day, product, reworded } = answer;
  if (refusal) return { refusal };
  const params = { slug };
  const path = pathTo('Museum', language, params);
  const place: PageLocation = { name: 'Museum', language, params, path, search: '' };
  const code = await loadPageModules(shownView(place, scheme), language);
  const data = answer.page && { ...answer.page, prices };
  const own = { ...scheme, product };
  return { day, loaded: createLoadedPage(place, own, code, data, reworded) };
}
