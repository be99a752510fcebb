import { PAGES, type PageName } from '../contract/pages.ts';
import { loadPrices } from './parts/shop-prices.ts';
import { loadLoginStart } from './parts/sign-in/login-start.ts';
import type { Route, Shown } from './platform/route.ts';

/** How each named page is shown; its addresses are in `contract/pages.ts`. */
const SHOWN: Record<PageName, Shown> = {
  Home: { screen: 'home', load: loadPrices },
  Buy_Museum_Card: { screen: 'not-open-yet' },
  Buy_Monthly: { screen: 'not-open-yet', unlisted: true },
  Payment_Return: { screen: 'not-open-yet', unlisted: true },
  Payment_Cancelled: { screen: 'not-open-yet', unlisted: true },
  Payment_Failed: { screen: 'not-open-yet', unlisted: true },
  Payment_Pending: { screen: 'not-open-yet', unlisted: true },
  Thank_You_Purchase: { screen: 'not-open-yet', unlisted: true },
  Gift: { screen: 'not-open-yet' },
  Gift_Digital: { screen: 'not-open-yet' },
  Gift_Envelope: { screen: 'not-open-yet' },
  Company_Order: { screen: 'not-open-yet' },
  Activate_Card: { screen: 'not-open-yet' },
  Login: { screen: 'login', load: loadLoginStart, unlisted: true },
  Reset_Password: { screen: 'reset-password', unlisted: true },
  My_Museum_Card: { screen: 'not-open-yet' },
  Help: { screen: 'document', texts: 'help' },
  Terms: { screen: 'document', texts: 'terms' },
  Privacy: { screen: 'document', texts: 'privacy' },
  Accessibility: { screen: 'document', texts: 'accessibility' },
  Cookies: { screen: 'document', texts: 'cookies' },
  Dev_Controls: { screen: 'dev-controls', devOnly: true },
  Not_Found: { screen: 'not-found', status: 404, unlisted: true },
};

export function pageOf(name: PageName): Route {
  return { ...PAGES[name], ...SHOWN[name] };
}
