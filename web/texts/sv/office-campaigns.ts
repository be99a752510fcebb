import type { texts as fi } from '../fi/office-campaigns.ts';
import { texts as words } from './parts/campaign-words.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as onPage } from './parts/order-preview.ts';

export const texts: typeof fi = {
  frame,
  actions,
  words,
  onPage,
  title: 'Kampanjer',
  description: 'Kampanjerna, deras koder och vad som har sålts med dem.',
  heading: 'Kampanjer',
  lead: 'En kampanj ger en kod som gör kortet billigare eller längre giltigt. Siffrorna visar vad som har köpts och betalats med koderna.',
  create: 'Skapa en kampanj',
  phases: { running: 'Pågår', coming: 'Kommande', ended: 'Avslutade' },
  none: {
    running: 'Ingen kampanj pågår.',
    coming: 'Ingen kampanj är planerad.',
    ended: 'Ingen kampanj har avslutats.',
  },
  name: 'Kampanj',
  gives: 'Ger',
  when: 'Gäller',
  failed: 'Kampanjerna kunde inte hämtas på nytt. Ladda om sidan.',
  preview: {
    heading: 'Så här ser köparen priset {0}',
    languages: { fi: 'På finska', sv: 'På svenska', en: 'På engelska' },
    anyCode: 'KOD',
  },
};
