import { PAGES, type PageName } from '../contract/pages.ts';
import { loadBuyCard } from './parts/buy-card-data.ts';
import { loadHome } from './parts/home-data.ts';
import { loadMuseums } from './parts/museum-towns.ts';
import { loadLoginStart } from './parts/sign-in/login-start.ts';
import type { Route, Shown } from './platform/route.ts';

/** How each named page is shown; its addresses are in `contract/pages.ts`. */
const SHOWN: Record<PageName, Shown> = {
  Home: { screen: 'home', load: loadHome },
  Buy_Museum_Card: { screen: 'buy-card', load: loadBuyCard, steps: true },
  Buy_Monthly: { screen: 'not-open-yet' },
  Payment_Return: { screen: 'not-open-yet' },
  Payment_Cancelled: { screen: 'not-open-yet' },
  Payment_Failed: { screen: 'not-open-yet' },
  Payment_Pending: { screen: 'not-open-yet' },
  Thank_You_Purchase: { screen: 'not-open-yet' },
  Gift: { screen: 'not-open-yet' },
  Gift_Digital: { screen: 'not-open-yet' },
  Gift_Envelope: { screen: 'not-open-yet' },
  Company_Order: { screen: 'not-open-yet' },
  Activate_Card: { screen: 'not-open-yet' },
  Login: { screen: 'login', load: loadLoginStart },
  Reset_Password: { screen: 'reset-password' },
  My_Museum_Card: { screen: 'not-open-yet' },
  Museums: { screen: 'museums', load: loadMuseums },
  Help: { screen: 'document', texts: 'help' },
  Terms: { screen: 'document', texts: 'terms' },
  Privacy: { screen: 'document', texts: 'privacy' },
  Accessibility: { screen: 'document', texts: 'accessibility' },
  Cookies: { screen: 'document', texts: 'cookies' },
  Dev_Controls: { screen: 'dev-controls' },
  Not_Found: { screen: 'not-found', status: 404 },
};

export function pageOf(name: PageName): Route {
  return { ...PAGES[name], ...SHOWN[name] };
}
