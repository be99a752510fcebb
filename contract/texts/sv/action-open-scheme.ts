import { texts as takenGifts } from './taken-gifts.ts';

export const texts = {
  name: 'Öppna försäljningen',
  lead: 'Portalen öppnas genast för kunderna, och kort kan köpas. Öppningen kan inte ångras. Priser och andra uppgifter ändras därefter på sina egna sidor.',
  deed: 'Öppna försäljningen',
  done: 'Försäljningen är öppen.',
  form: {},
  labels: {
    product: 'Produkt',
    languages: 'Språk',
    seller: 'Säljare',
    address: 'Adress',
    service: 'Kundtjänst',
    annual: 'Ett år på en gång',
    renewal: 'Förlängning i tid',
    monthly: 'Månadsrat',
    vat: 'Moms',
    museum: 'Det första museet',
    takenGifts: 'Aktiverad gåva vid ånger',
    terms: 'Villkor',
  },
  phrases: {
    text: '{0}',
    sum: '{0}',
    ...takenGifts,
    noMonthly: 'Erbjuds inte',
  },
  refusals: {
    alreadyOpen: 'Försäljningen är redan öppen.',
    missing: '{0|# sak|# saker} saknas ännu. Listan finns överst på sidan.',
  },
};
