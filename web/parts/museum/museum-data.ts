import type { CallOutput } from '../../../contract/call/controllers.ts';
import { truncateText } from '../../../domain/base/well-formed-text.ts';
import type { ReadFromServer } from '../../platform/call-server.ts';
import { unlessStatus } from '../../platform/read-error.ts';
import type { PathMatch } from '../../platform/route.ts';
import type { texts as museumTexts } from '../../texts/fi/museum.ts';
import { loadPrices, type ShopPrices } from '../order/shop-prices.ts';

export type ListedMuseum = CallOutput<'MuseumCardGuestController', 'getMuseumDirectory'>[number];
export type MuseumsData = { museums: ListedMuseum[] };
export type MuseumData = CallOutput<'MuseumCardGuestController', 'getMuseum'> & {
  prices: ShopPrices;
};
export type MuseumTexts = typeof museumTexts;

/** An empty list when loading failed; the page says so. */
export async function loadMuseums(
  read: ReadFromServer,
  { language }: PathMatch,
): Promise<MuseumsData> {
  const museums = read('MuseumCardGuestController', 'getMuseumDirectory', { language });
  return { museums: await museums.catch(() => []) };
}

/** Null: no such museum, or it no longer accepts the card. */
export async function loadMuseum(
  read: ReadFromServer,
  { params, language }: Pick<PathMatch, 'params' | 'language'>,
): Promise<MuseumData | null> {
  const slug = truncateText(params.slug ?? '', 100);
  return unlessStatus([404], async () => {
    const [page, prices] = await Promise.all([
      read('MuseumCardGuestController', 'getMuseum', { slug, language }),
      loadPrices(read),
    ]);
    return { ...page, prices };
  });
}
