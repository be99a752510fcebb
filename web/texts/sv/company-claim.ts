import type { texts as fi } from '../fi/company-claim.ts';
import { texts as order } from './parts/order.ts';

export const texts: typeof fi = {
  title: 'Kort från din arbetsgivare',
  description: 'Be om kortet som din arbetsgivare har betalat.',
  heading: '{0} bjuder dig på ett museiår',
  lead: 'Skriv in din e-postadress på jobbet, så skickar vi dit en länk till ditt kort. Länken fungerar med adresser som slutar på @{0}.',
  loading: 'Vi hämtar uppgifterna…',
  field: 'E-postadress på jobbet',
  submit: 'Skicka länken',
  privacy:
    'Din arbetsgivare ser bara hur många kort som har begärts och ungefär hur många som har aktiverats. Den ser inte vem som har begärt eller aktiverat ett kort, och inte heller dina besök.',
  notPaid: 'Beställningen är inte betald ännu. Försök igen om en stund.',
  sent: {
    heading: 'Kontrollera din e-post',
    lead: 'Om det ännu finns kort kvar kommer länken inom en minut till {0}. Kontrollera även skräpposten.',
    again: 'Använd en annan adress',
  },
  offline: 'Anslutningen till servern fungerade inte. Kontrollera nätförbindelsen och försök igen.',
  noScript: {
    title: 'Sidan kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
  loom: {
    ...order.loom,
    label: 'Kortet vävs fortfarande. Det blir färdigt när du aktiverar det.',
    note: 'Väntar på ditt namn.',
  },
};
