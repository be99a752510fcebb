import { OFFICE_PAGES } from '../contract/office-pages.ts';
import { PAGES } from '../contract/page-table.ts';
import type { PageName } from '../contract/pages.ts';
import { museumTexts } from './parts/museum/museum-texts.ts';
import { loadPrices } from './parts/order/shop-prices.ts';
import type { Route, RouteView } from './platform/route.ts';
import { loadBuyCard } from './screens/buy-card/buy-card-data.ts';

type Load = NonNullable<RouteView['load']>;
type LoaderName = keyof typeof import('./page-loaders.ts').pageLoaders;

function lazily(name: LoaderName): Load {
  return async (...asked) => (await import('./page-loaders.ts')).pageLoaders[name](...asked);
}

/** Null, a version that is not there, is a page not found. */
const ofData: RouteView['about'] = (data, texts) => (data ? texts : null);

type OfficePage = keyof typeof OFFICE_PAGES;

/** By its name, so that it stands in the first load once: Office_Sign_In is drawn by office-sign-in. */
function officePage(page: OfficePage): [OfficePage, RouteView] {
  const screen = page.toLowerCase().replaceAll('_', '-');
  const load: Load = async (...asked) =>
    (await import('./office-loaders.ts')).officeLoaders[page](...asked);
  return [page, { screen, load, ownFrame: true }];
}
const OFFICE_VIEWS = Object.fromEntries(
  (Object.keys(OFFICE_PAGES) as OfficePage[]).map(officePage),
) as Record<OfficePage, RouteView>;

/** How each named page is shown; its addresses are in `contract/pages.ts`. */
const ROUTE_VIEWS: Record<PageName, RouteView> = {
  Home: { screen: 'home', load: lazily('home') },
  Buy_Museum_Card: { screen: 'buy-card', load: loadBuyCard, steps: true },
  Buy_Monthly: { screen: 'buy-monthly' },
  Payment_Return: { screen: 'payment-return', load: lazily('paymentStatus') },
  Payment_Cancelled: { screen: 'payment-cancelled', load: lazily('paymentStatus') },
  Payment_Failed: { screen: 'payment-failed', load: lazily('paymentStatus') },
  Pay_Again: { screen: 'pay-again', load: lazily('payAgain') },
  Payment_Pending: { screen: 'payment-pending', load: lazily('paymentStatus') },
  Thank_You_Purchase: { screen: 'thank-you-purchase', load: lazily('paymentStatus') },
  Gift: { screen: 'gift', load: loadPrices },
  Gift_Digital: { screen: 'buy-gift', texts: 'gift-digital', load: lazily('buyGift'), steps: true },
  Gift_Envelope: {
    screen: 'buy-gift',
    texts: 'gift-envelope',
    load: lazily('buyGift'),
    steps: true,
  },
  Gift_Giver: { screen: 'gift-giver' },
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
  Company_Order: { screen: 'company-order', load: lazily('companyOrder'), steps: true },
  Company_Desk: { screen: 'company-portal' },
  Company_Claim: { screen: 'company-claim' },
  Thank_You_Company: { screen: 'thank-you-company', load: lazily('paymentStatus') },
  Activate_Card: { screen: 'activate-card', load: lazily('activation') },
  Register_Card: { screen: 'register-card', load: lazily('registerCard') },
  Confirm_Registration: { screen: 'confirm-registration' },
  Thank_You_For_Registration: { screen: 'thank-you-registration', load: lazily('registration') },
  Login: { screen: 'login', load: lazily('loginStart') },
  Reset_Password: { screen: 'reset-password' },
  My_Museum_Card: { screen: 'my-card', load: lazily('myVisits') },
  My_Card_Desk: { screen: 'my-card-desk', load: lazily('myCard'), bare: true },
  My_Card_Offline: { screen: 'my-card-offline' },
  Offline: { screen: 'offline', bare: true },
  My_Visits: { screen: 'my-visits', load: lazily('myVisits') },
  Extend_Validity: { screen: 'renewal', load: lazily('renewal'), steps: true },
  My_Orders: { screen: 'my-orders', load: lazily('myOrders') },
  My_Order: { screen: 'my-order', load: lazily('myOrder') },
  My_Details: { screen: 'my-details', load: lazily('myDetails') },
  My_New_Email: { screen: 'my-new-email' },
  Stop_Letters: { screen: 'stop-letters' },
  Stop_New_Email: { screen: 'stop-new-email' },
  My_Privacy: { screen: 'my-privacy', load: lazily('myPrivacy') },
  My_Deletion: { screen: 'my-deletion', load: lazily('myPrivacy') },
  Desk: { screen: 'ticket-desk', load: lazily('ticketDesk'), bare: true },
  ...OFFICE_VIEWS,
  Staff_Invitation: { screen: 'staff-invitation' },
  Museums: { screen: 'museums', load: lazily('museums') },
  Museum: { screen: 'museum', load: lazily('museum'), about: museumTexts },
  Withdrawal: { screen: 'withdrawal', load: lazily('withdrawal') },
  Help: { screen: 'document', texts: 'help' },
  Terms: { screen: 'document', texts: 'terms', load: lazily('terms') },
  Privacy: { screen: 'document', texts: 'privacy', load: lazily('privacy') },
  Terms_Version: { screen: 'document', texts: 'terms', load: lazily('terms'), about: ofData },
  Privacy_Version: { screen: 'document', texts: 'privacy', load: lazily('privacy'), about: ofData },
  Accessibility: { screen: 'document', texts: 'accessibility' },
  Cookies: { screen: 'document', texts: 'cookies' },
  Dev_Controls: { screen: 'dev-controls' },
  Dev_Clock: { screen: 'dev-clock', load: lazily('devClock') },
  Not_Found: { screen: 'not-found', status: 404 },
  Opening_Soon: { screen: 'opening-soon', status: 503, bare: true },
};

export function routeOf(name: PageName): Route {
  return { ...PAGES[name], ...ROUTE_VIEWS[name] };
}
