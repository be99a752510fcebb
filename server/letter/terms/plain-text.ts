import { PAGES } from '../../../contract/page/page-table.ts';
import { type PageName, pathTo } from '../../../contract/page/pages.ts';
import { fill, withChoices, withProduct } from '../../../domain/base/fill.ts';
import type { Language } from '../../../domain/base/language.ts';
import type { Letterhead } from '../letter.ts';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;
const FACT = /\{(\w+)\}/g;

/** `{weeks|# week|# weeks}` */
const COUNTED_WEEKS = /\{weeks\|[^}]*\}/g;

export type PlainReader = { letterhead: Letterhead; language: Language; host: string };

/** Page text for print: scheme facts filled in, each link followed by its address. */
export function plainText(text: string, { letterhead, language, host }: PlainReader): string {
  const { seller, hasMonthlyTerms: monthly, giftsStay } = letterhead;
  const facts: Record<string, string> = {
    email: letterhead.serviceEmail,
    phone: letterhead.servicePhone,
    hours: letterhead.serviceHours,
    organisation: seller.name,
    businessId: seller.businessId,
    address: `${seller.streetAddress}, ${seller.zipCode} ${seller.city}`,
  };
  const address = (target: string) =>
    Object.hasOwn(PAGES, target) ? `${host}${pathTo(target as PageName, language)}` : target;
  return withProduct(withChoices(text, { monthly, giftsStay }), letterhead.product)
    .replace(LINK, (_, label: string, target: string) => `${label} (${address(target)})`)
    .replace(COUNTED_WEEKS, (place) => fill(place.replace('weeks', '0'), letterhead.deliveryWeeks))
    .replace(FACT, (place, name: string) => facts[name] ?? place);
}
