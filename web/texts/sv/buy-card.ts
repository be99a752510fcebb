import type { texts as fi } from '../fi/buy-card.ts';
import { texts as form } from './parts/card-form.ts';
import { texts as order } from './parts/order.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Köp till dig själv',
  description: 'Köp ett {product} till dig själv. Du kan använda kortet genast när du har betalat.',
  heading: {
    annual: 'Fyll i personuppgifterna',
    monthly: 'Fyll i dina uppgifter',
    payment: 'Välj betalningssätt',
  },
  back: 'TILLBAKA',
  step: {
    label: 'Steg {0} av {1}: {2}',
    details: 'Uppgifter',
    payment: 'Betalning',
  },
  intro:
    'Kortet är personligt, så skriv namnet så som det står på din legitimation. Har du redan ett kort? [Förläng giltigheten i Mitt {product}](My_Museum_Card).',
  beingPaid:
    'Din förra betalning håller på att bekräftas. Betala inte på nytt, utan [se dina beställningar](My_Orders).',
  continue: 'Fortsätt till betalningen',
  continueMonthly: 'Beställ och betala {0}',
  continueUnknown: 'Beställ och betala',
  payLater: 'Du betalar först i nästa steg.',
  payNow: 'Beställningen medför betalningsskyldighet. Du kommer direkt till betaltjänsten.',
  checking: 'Vi kontrollerar uppgifterna…',
  slow: 'Det här tar längre tid än vanligt. Stäng inte sidan.',
  held: {
    title: 'Du har redan ett {product}',
    until: 'Ditt kort gäller till {0}, så du behöver inte ett kort till.',
    unused: 'Ditt kort är redo att användas, så du behöver inte ett kort till.',
    ended: 'Ditt kort gick ut {0}. Du behöver inget nytt: ditt nummer och din rya väntar.',
    onHold:
      'Ditt kort går inte att använda just nu, eftersom en månadsrat är obetald. Du behöver inget nytt: när du betalar raten fungerar kortet genast.',
    blocked: 'Ditt kort är spärrat. Kontakta kundtjänsten.',
    refunded:
      'Ditt kort är inte giltigt just nu. Du behöver inget nytt: du kan förlänga det när du vill.',
    open: 'Öppna Mitt {product}',
    gift: 'Ge ett kort som gåva',
  },
  toast: {
    form: {
      label: 'Fel i formuläret',
      body: 'Det finns fel i formuläret. Kontrollera och försök igen.',
    },
    refused: 'Ett fel inträffade i registreringen',
    unexpected: {
      label: 'Oväntat fel',
      body: 'Oväntat fel. Kontakta kundtjänsten.',
    },
    offline:
      'Anslutningen bröts eller så dröjer svaret. Det du har fyllt i finns kvar i formuläret: försök igen.',
  },
  noScript: {
    title: 'Köpet kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript, så kortet kan inte köpas på den här sidan. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
  form,
  order,
  signInAgain,
};
