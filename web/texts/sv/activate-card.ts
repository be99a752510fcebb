import type { texts as fi } from '../fi/activate-card.ts';
import { texts as order } from './parts/order.ts';

export const texts: typeof fi = {
  title: 'Aktivera kort',
  description:
    'Fick du kortet i gåva eller av din arbetsgivare? Aktivera det med aktiveringskoden.',
  heading: 'Aktivera kort',
  lead: 'Aktivera ett kort som du har fått i gåva eller av din arbetsgivare. Det kostar dig ingenting.',
  field: 'Aktiveringskod',
  hint: 'Koden har 16 tecken. Du hittar den i gåvomeddelandet, inuti kuvertet eller i din arbetsgivares meddelande.',
  submit: 'Fortsätt',
  missing:
    'Skriv in koden innan du fortsätter. Den finns i gåvomeddelandet, i kuvertet eller i arbetsgivarens meddelande.',
  mistyped: 'Koden är felskriven. Den har 16 tecken, till exempel ACDE-FGHJ-KMNP-QRT3.',
  offline: 'Anslutningen till servern fungerade inte. Kontrollera nätförbindelsen och försök igen.',
  scan: {
    button: 'Läs koden med kameran',
    title: 'Läs koden med kameran',
    help: 'Håll meddelandets eller kuvertets QR-kod framför kameran.',
    refused:
      'Kameran kunde inte öppnas. Tillåt kameran i webbläsarens inställningar eller skriv koden.',
    close: 'Stäng',
  },
  offer: {
    heading: 'Du har redan ett {product}',
    until:
      'Ditt kort gäller till {0}. Du kan lägga till ett år på det: ditt nummer och din rya förblir desamma.',
    ended:
      'Ditt kort gick ut {0}. Det tillagda året börjar genast, och ditt nummer och din rya förblir desamma.',
    unused: 'Ditt kort väntar på sitt första besök. Du kan lägga till ett år på det.',
    onHold:
      'Ditt kort går inte att använda just nu, eftersom en månadsrat är obetald. Betala den först: din kod finns kvar, och du kan lägga till året genast efter betalningen.',
    payFirst: 'Gå till betalningen',
    blocked:
      'Ditt kort är spärrat. Du kan lägga till ett år på det, men du kommer in på museerna först när kundtjänsten har hävt spärren.',
    refunded: 'Ditt kort är inte giltigt just nu. Du kan lägga till ett år på det.',
    add: 'Lägg till året på mitt kort',
    giveAway: 'Vill du ge gåvan vidare? Ge koden till någon annan, som då kan aktivera kortet.',
  },
  added: {
    heading: 'Året har lagts till på ditt kort',
    until: 'Ditt kort gäller nu till {0}.',
    unused: 'Året börjar vid ditt första museibesök.',
    open: 'Öppna Mitt {product}',
  },
  noScript: {
    title: 'Aktiveringen kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så kortet kan inte aktiveras på den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
  loom: {
    ...order.loom,
    label: 'Kortet vävs fortfarande. Det blir färdigt när du aktiverar det.',
    note: 'Väntar på ditt namn.',
  },
};
