import { PAYABLE_DAYS } from '../../../domain/order/payable-days.ts';
import type { texts as fi } from '../fi/payment-cancelled.ts';
import { texts as order } from './parts/order.ts';
import { texts as missing } from './parts/payment-missing.ts';

export const texts: typeof fi = {
  title: 'Betalningen gick inte igenom',
  description: 'Betalningen gjordes inte.',
  heading: 'Betalningen gick inte igenom',
  lead: `Banken eller betaltjänsten avvisade betalningen, eller så avbröt du den själv. Inget har debiterats från ditt konto, och din beställning sparas i ${PAYABLE_DAYS} dagar.`,
  again: 'Fortsätt betalningen',
  home: 'Till startsidan',
  loom: order.loom,
  missing,
};
