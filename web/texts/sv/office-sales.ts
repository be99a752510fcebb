import { FUNNEL_DAYS } from '../../../domain/tracking/funnel.ts';
import type { texts as fi } from '../fi/office-sales.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts: typeof fi = {
  frame,
  title: 'Försäljning',
  description: 'Hur långt köpen kommer.',
  heading: 'Så framskrider köpen',
  lead: 'Hur många som öppnade formuläret, fick sina uppgifter godkända och betalade. Siffrorna visar inte vem som köpte, och de behöver inga kakor.',
  time: `{0}, de senaste ${FUNNEL_DAYS} dagarna.`,
  byKind: 'Vad som köps',
  byTime: 'Över tid',
  kind: {
    standard: 'Eget kort',
    gift: 'Gåvokort',
    renewal: 'Förlängning av giltighet',
    companyOrder: 'Företagsbeställningar',
  },
  step: {
    formOpened: 'Formulär öppnat',
    checkAccepted: 'Uppgifter godkända',
    purchaseSettled: 'Betalt',
  },
  reached: '{0} av de öppnade betalades',
  none: 'Inga under perioden',
  notReached: 'Andelen går inte att beräkna',
  choose: { kind: 'Vad som köps', all: 'Alla köp', length: 'Period' },
  length: { week: 'Vecka', day: 'Dag' },
  share: 'Andel',
  shareBody:
    'Andelen är hur stor del av de öppnade formulären som betalades. Ett streck betyder att den inte går att beräkna: inget formulär öppnades, eller det öppnades redan tidigare.',
  nothing: `Inget formulär har öppnats under de senaste ${FUNNEL_DAYS} dagarna.`,
};
