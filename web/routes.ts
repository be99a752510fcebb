import { OFFICE_PAGES } from '../contract/office/pages.ts';
import { PAGES } from '../contract/page/page-table.ts';
import type { PageName } from '../contract/page/pages.ts';
import { museumTexts } from './parts/museum/museum-texts.ts';
import { loadPrices } from './parts/order/shop-prices.ts';
import type { Route, RouteView } from './platform/route.ts';
import { loadBuyCard } from './screens/buy-card/buy-card-data.ts';

type Load = NonNullable<RouteView['load']>;
type LoaderName = keyof typeof import('./page-loaders.ts').pageLoaders;

function lazily(name: LoaderName): Load {
  return async (...asked) => (await import('./page-loaders.ts')).pageLoaders[name](...asked);
}

/** Null, such as a missing version, is a page not found. */
const ofData: RouteView['about'] = (data, texts) => (data ? texts : null);

/**
 * Without `screen` the page uses the screen of its name: My_Order uses my-order. Shorter, as the table is in every
 * first load.
 */
type View = Partial<RouteView>;
type OfficePage = keyof typeof OFFICE_PAGES;

function officePage(page: OfficePage): [OfficePage, View] {
  const load: Load = async (...asked) =>
    (await import('./office-loaders.ts')).officeLoaders[page](...asked);
  return [page, { load, ownFrame: true }];
}
const OFFICE_VIEWS = Object.fromEntries(
  (Object.keys(OFFICE_PAGES) as OfficePage[]).map(officePage),
) as Record<OfficePage, View>;

/** How each named page is rendered; its URLs are in `contract/page/pages.ts`. */
const ROUTE_VIEWS: Record<PageName, View> = {
  Home: { load: lazily('home') },
  Buy_Museum_Card: { screen: 'buy-card', load: loadBuyCard, steps: true },
  Buy_Monthly: {},
  Payment_Return: { load: lazily('paymentStatus') },
  Payment_Cancelled: { load: lazily('paymentStatus') },
  Payment_Failed: { load: lazily('paymentStatus') },
  Pay_Again: { load: lazily('payAgain') },
  Payment_Pending: { load: lazily('paymentStatus') },
  Thank_You_Purchase: { load: lazily('paymentStatus') },
  Gift: { load: loadPrices },
  Gift_Digital: { screen: 'buy-gift', texts: 'gift-digital', load: lazily('buyGift'), steps: true },
  Gift_Envelope: {
    screen: 'buy-gift',
    texts: 'gift-envelope',
    load: lazily('buyGift'),
    steps: true,
  },
  Gift_Giver: {},
  Thank_You_Gift_Digital: {
    screen: 'thank-you-gift',
    texts: 'thank-you-gift-digital',
    load: lazily('paymentStatus'),
  },
  Thank_You_Gift_Envelope: {
    screen: 'thank-you-gift',
    texts: 'thank-you-gift-envelope',
    load: lazily('paymentStatus'),
  },
  Company_Order: { load: lazily('companyOrder'), steps: true },
  Company_Desk: { screen: 'company-portal' },
  Company_Claim: {},
  Thank_You_Company: { load: lazily('paymentStatus') },
  Activate_Card: { load: lazily('activation') },
  Register_Card: { load: lazily('registerCard') },
  Confirm_Registration: {},
  Thank_You_For_Registration: { screen: 'thank-you-registration', load: lazily('registration') },
  Login: { load: lazily('loginStart') },
  Reset_Password: {},
  My_Museum_Card: { screen: 'my-card', load: lazily('myVisits') },
  My_Card_Desk: { load: lazily('myCard'), bare: true },
  My_Card_Offline: {},
  Offline: { bare: true },
  My_Visits: { load: lazily('myVisits') },
  Extend_Validity: { screen: 'renewal', load: lazily('renewal'), steps: true },
  My_Plan: { load: lazily('myPlan'), steps: true },
  My_Orders: { load: lazily('myOrders') },
  My_Order: { load: lazily('myOrder') },
  My_Details: { load: lazily('myDetails') },
  My_New_Email: {},
  Stop_Letters: {},
  Stop_New_Email: {},
  My_Privacy: { load: lazily('myPrivacy') },
  My_Deletion: { load: lazily('myPrivacy') },
  Desk: { screen: 'ticket-desk', load: lazily('ticketDesk'), bare: true },
  ...OFFICE_VIEWS,
  Staff_Invitation: {},
  Museums: { load: lazily('museums') },
  Museum: { load: lazily('museum'), about: museumTexts },
  Withdrawal: { load: lazily('withdrawal') },
  Help: { screen: 'document', texts: 'help' },
  Terms: { screen: 'document', texts: 'terms', load: lazily('terms') },
  Privacy: { screen: 'document', texts: 'privacy', load: lazily('privacy') },
  Terms_Version: { screen: 'document', texts: 'terms', load: lazily('terms'), about: ofData },
  Privacy_Version: { screen: 'document', texts: 'privacy', load: lazily('privacy'), about: ofData },
  Accessibility: { screen: 'document', texts: 'accessibility' },
  Cookies: { screen: 'document', texts: 'cookies' },
  Dev_Controls: {},
  Dev_Clock: { load: lazily('devClock') },
  Not_Found: { status: 404 },
  Opening_Soon: { status: 503, bare: true },
};

export function routeOf(name: PageName): Route {
  const screen = name.toLowerCase().replaceAll('_', '-');
  return { ...PAGES[name], screen, ...ROUTE_VIEWS[name] };
}
