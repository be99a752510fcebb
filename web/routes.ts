import { PAGES } from '../contract/page-table.ts';
import type { PageName } from '../contract/pages.ts';
import { loadLoginStart } from './parts/account/login-start.ts';
import { museumTexts } from './parts/museum/museum-texts.ts';
import { loadMyCard, loadMyVisits } from './parts/my-card/my-card-data.ts';
import { loadPrices } from './parts/order/shop-prices.ts';
import type { Route, RouteView } from './platform/route.ts';
import { loadBuyCard } from './screens/buy-card/buy-card-data.ts';
import { loadHome } from './screens/home/home-data.ts';

type Load = NonNullable<RouteView['load']>;
// Loaders of rarely opened pages are lazy, to keep them out of the first load.
const loadActivation: Load = async (read) =>
  (await import('./parts/activation/activation-data.ts')).loadActivation(read);
const loadRegisterCard: Load = async (read) =>
  (await import('./parts/activation/activation-data.ts')).loadRegisterCard(read);
const loadRegistration: Load = async (read) =>
  (await import('./parts/activation/activation-data.ts')).loadRegistration(read);
const loadCompanyOrder: Load = async (read) =>
  (await import('./screens/company-order/company-order-data.ts')).loadCompanyOrder(read);
const loadBuyGift: Load = async (...asked) =>
  (await import('./parts/gift/gift-data.ts')).loadBuyGift(...asked);
const loadPaymentStatus: Load = async (...asked) =>
  (await import('./parts/payment/payment-status.ts')).loadPaymentStatus(...asked);
const loadPayAgain: Load = async (...asked) =>
  (await import('./screens/pay-again/pay-again-data.ts')).loadPayAgain(...asked);
const loadWithdrawal: Load = async (...asked) =>
  (await import('./parts/withdrawal/withdrawal-data.ts')).loadWithdrawal(...asked);
const loadRenewal: Load = async (read) =>
  (await import('./screens/renewal/renewal-data.ts')).loadRenewal(read);
const loadMyDetails: Load = async (read) =>
  (await import('./parts/my-card/my-details-data.ts')).loadMyDetails(read);
const loadMyPrivacy: Load = async (read) =>
  (await import('./parts/my-card/my-details-data.ts')).loadMyPrivacy(read);
const loadMyOrders: Load = async (read) =>
  (await import('./screens/my-orders/my-orders-data.ts')).loadMyOrders(read);
const loadTicketDesk: Load = async (read) =>
  (await import('./screens/ticket-desk/ticket-desk-data.ts')).loadTicketDesk(read);
const loadMuseum: Load = async (...asked) =>
  (await import('./parts/museum/museum-data.ts')).loadMuseum(...asked);
const loadMuseums: Load = async (...asked) =>
  (await import('./parts/museum/museum-data.ts')).loadMuseums(...asked);
const loadMyOrder: Load = async (...asked) =>
  (await import('./screens/my-order/my-order-data.ts')).loadMyOrder(...asked);
const loadDevClock: Load = async (read) =>
  (await import('./screens/dev-clock/dev-clock-data.ts')).loadDevClock(read);

type OfficePageName = keyof typeof import('./office-loaders.ts').officeLoaders;

function officePage(name: OfficePageName): RouteView {
  const load: Load = async (...asked) =>
    (await import('./office-loaders.ts')).officeLoaders[name](...asked);
  return { screen: `office-${name}`, load, ownFrame: true };
}

/** How each named page is shown; its addresses are in `contract/pages.ts`. */
const ROUTE_VIEWS: Record<PageName, RouteView> = {
  Home: { screen: 'home', load: loadHome },
  Buy_Museum_Card: { screen: 'buy-card', load: loadBuyCard, steps: true },
  Buy_Monthly: { screen: 'buy-monthly' },
  Payment_Return: { screen: 'payment-return', load: loadPaymentStatus },
  Payment_Cancelled: { screen: 'payment-cancelled', load: loadPaymentStatus },
  Payment_Failed: { screen: 'payment-failed', load: loadPaymentStatus },
  Pay_Again: { screen: 'pay-again', load: loadPayAgain },
  Payment_Pending: { screen: 'payment-pending', load: loadPaymentStatus },
  Thank_You_Purchase: { screen: 'thank-you-purchase', load: loadPaymentStatus },
  Gift: { screen: 'gift', load: loadPrices },
  Gift_Digital: { screen: 'buy-gift', texts: 'gift-digital', load: loadBuyGift, steps: true },
  Gift_Envelope: { screen: 'buy-gift', texts: 'gift-envelope', load: loadBuyGift, steps: true },
  Gift_Giver: { screen: 'gift-giver' },
  Thank_You_Gift_Digital: {
    screen: 'thank-you-gift',
    texts: 'thank-you-gift-digital',
    load: loadPaymentStatus,
  },
  Thank_You_Gift_Envelope: {
    screen: 'thank-you-gift',
    texts: 'thank-you-gift-envelope',
    load: loadPaymentStatus,
  },
  Company_Order: { screen: 'company-order', load: loadCompanyOrder, steps: true },
  Company_Desk: { screen: 'company-portal' },
  Company_Claim: { screen: 'company-claim' },
  Thank_You_Company: { screen: 'thank-you-company', load: loadPaymentStatus },
  Activate_Card: { screen: 'activate-card', load: loadActivation },
  Register_Card: { screen: 'register-card', load: loadRegisterCard },
  Confirm_Registration: { screen: 'confirm-registration' },
  Thank_You_For_Registration: { screen: 'thank-you-registration', load: loadRegistration },
  Login: { screen: 'login', load: loadLoginStart },
  Reset_Password: { screen: 'reset-password' },
  My_Museum_Card: { screen: 'my-card', load: loadMyVisits },
  My_Card_Desk: { screen: 'my-card-desk', load: loadMyCard, bare: true },
  My_Card_Offline: { screen: 'my-card-offline' },
  My_Visits: { screen: 'my-visits', load: loadMyVisits },
  Extend_Validity: { screen: 'renewal', load: loadRenewal, steps: true },
  My_Orders: { screen: 'my-orders', load: loadMyOrders },
  My_Order: { screen: 'my-order', load: loadMyOrder },
  My_Details: { screen: 'my-details', load: loadMyDetails },
  My_New_Email: { screen: 'my-new-email' },
  Stop_Letters: { screen: 'stop-letters' },
  Stop_New_Email: { screen: 'stop-new-email' },
  My_Privacy: { screen: 'my-privacy', load: loadMyPrivacy },
  My_Deletion: { screen: 'my-deletion', load: loadMyPrivacy },
  Desk: { screen: 'ticket-desk', load: loadTicketDesk, bare: true },
  Office_Find: officePage('find'),
  Office_Person: officePage('person'),
  Office_Payment: officePage('payment'),
  Office_Home: officePage('home'),
  Office_Staff: officePage('staff'),
  Office_Rights: officePage('rights'),
  Office_Plastic: officePage('plastic'),
  Office_Envelopes: officePage('envelopes'),
  Office_Refunds: officePage('refunds'),
  Office_Contacts: officePage('contacts'),
  Office_Contact: officePage('contact'),
  Office_Bounces: officePage('bounces'),
  Office_Sales: officePage('sales'),
  Staff_Invitation: { screen: 'staff-invitation' },
  Museums: { screen: 'museums', load: loadMuseums },
  Museum: { screen: 'museum', load: loadMuseum, about: museumTexts },
  Withdrawal: { screen: 'withdrawal', load: loadWithdrawal },
  Help: { screen: 'document', texts: 'help' },
  Terms: { screen: 'document', texts: 'terms' },
  Privacy: { screen: 'document', texts: 'privacy' },
  Accessibility: { screen: 'document', texts: 'accessibility' },
  Cookies: { screen: 'document', texts: 'cookies' },
  Dev_Controls: { screen: 'dev-controls' },
  Dev_Clock: { screen: 'dev-clock', load: loadDevClock },
  Not_Found: { screen: 'not-found', status: 404 },
};

export function routeOf(name: PageName): Route {
  return { ...PAGES[name], ...ROUTE_VIEWS[name] };
}
