import type { texts as fi } from '../fi/register-card.ts';
import { texts as buyCard } from './buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Registrera dig som användare av {product.def}',
  description: 'Fyll i dina uppgifter och aktivera kortet.',
  heading: 'Registrera dig som användare av {product.def}',
  intro:
    'Kortet är personligt, så skriv namnet så som det står på din legitimation. Namnet och födelseåret kan du inte själv ändra efter registreringen, eftersom kortet genast tillverkas med dem.',
  signIn:
    'Har du redan ett {product}? [Logga in på Mitt {product}](My_Museum_Card) och återvänd sedan till aktiveringen: du kan lägga till året på ditt kort.',
  passwordHelp: 'Lösenordet börjar gälla när du bekräftar din e-post i den här webbläsaren.',
  submit: 'Registrera dig',
  free: 'Kortet är redan betalt. Du betalar ingenting.',
  noCode: {
    heading: 'Börja med aktiveringskoden',
    lead: 'Skriv först in koden, som finns i gåvomeddelandet, inuti kuvertet eller i din arbetsgivares meddelande.',
    start: 'Skriv in koden',
  },
  held: {
    heading: 'Du har redan ett {product}',
    lead: 'Du behöver inget andra kort: du kan lägga till året på ditt kort.',
    start: 'Lägg till året på mitt kort',
  },
  back: buyCard.back,
  checking: buyCard.checking,
  slow: buyCard.slow,
  toast: buyCard.toast,
  // Nothing is paid here, so no receipt is promised.
  form: {
    ...form,
    emailHint: 'Samma adress som du loggade in med. Vi skickar bekräftelsen och kundnumret hit.',
    hint: {
      ...form.hint,
      emailAddress: 'Hit skickar vi en länk som du bekräftar adressen med, och sedan kundnumret.',
    },
  },
  signInAgain: signInAgain,
  loom: { ...order.loom, note: 'Väntar på ditt namn.' },
};
