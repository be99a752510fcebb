import { loadLoginStart } from './parts/account/login-start.ts';
import {
  loadActivation,
  loadRegisterCard,
  loadRegistration,
} from './parts/activation/activation-data.ts';
import { loadPrivacy, loadTerms } from './parts/document/document-data.ts';
import { loadBuyGift } from './parts/gift/gift-data.ts';
import { loadMuseum, loadMuseums } from './parts/museum/museum-data.ts';
import { loadMyCard, loadMyVisits } from './parts/my-card/my-card-data.ts';
import { loadMyDetails, loadMyPrivacy } from './parts/my-card/my-details-data.ts';
import { loadPaymentStatus } from './parts/payment/payment-status.ts';
import { loadWithdrawal } from './parts/withdrawal/withdrawal-data.ts';
import { loadCompanyOrder } from './screens/company-order/company-order-data.ts';
import { loadDevClock } from './screens/dev-clock/dev-clock-data.ts';
import { loadHome } from './screens/home/home-data.ts';
import { loadMyOrder } from './screens/my-order/my-order-data.ts';
import { loadMyOrders } from './screens/my-orders/my-orders-data.ts';
import { loadMyPlan } from './screens/my-plan/my-plan-data.ts';
import { loadPayAgain } from './screens/pay-again/pay-again-data.ts';
import { loadRenewal } from './screens/renewal/renewal-data.ts';
import { loadTicketDesk } from './screens/ticket-desk/ticket-desk-data.ts';

/**
 * Loaders of all pages in one file: a server-rendered page needs none, and separate imports would add to every
 * visitor's first load.
 */
export const pageLoaders = {
  activation: loadActivation,
  registerCard: loadRegisterCard,
  registration: loadRegistration,
  companyOrder: loadCompanyOrder,
  buyGift: loadBuyGift,
  paymentStatus: loadPaymentStatus,
  payAgain: loadPayAgain,
  withdrawal: loadWithdrawal,
  renewal: loadRenewal,
  home: loadHome,
  loginStart: loadLoginStart,
  myCard: loadMyCard,
  myVisits: loadMyVisits,
  myDetails: loadMyDetails,
  myPrivacy: loadMyPrivacy,
  myOrders: loadMyOrders,
  myPlan: loadMyPlan,
  ticketDesk: loadTicketDesk,
  museum: loadMuseum,
  museums: loadMuseums,
  myOrder: loadMyOrder,
  devClock: loadDevClock,
  terms: loadTerms,
  privacy: loadPrivacy,
};
